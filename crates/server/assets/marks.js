// What a beat is about, marked on the board.
"use strict";

const marks = (() => {
  // More things than these are not marked: nobody would know where to look.
  const MOST = 6;
  // Where the page was when it went to the first thing to look at, and whether the reader has
  // moved it since. The browser moves it, too, where things above grow: that says nothing.
  let left, moved;
  const KEYS = ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"];
  const NEVER = "#board-choices, #board-commands, #board-skip";

  // The ways from an element to the innermost ones in it that have changed.
  function ways(old, next, way = []) {
    if (old.isEqualNode(next)) return [];
    const [before, after] = [[...old.children], [...next.children]];
    const alike = before.length === after.length && before.every(({ tagName }, nth) => tagName === after[nth].tagName);
    if (!alike) return after.flatMap((child, nth) => before.some((one) => one.isEqualNode(child)) ? [] : [[...way, nth]]);
    const inner = after.flatMap((child, nth) => ways(before[nth], child, [...way, nth]));
    return inner.length ? inner : [way];
  }

  // What has changed in an element: the innermost things with an id, and in the parts of
  // the board what has none. Each is found again by an id and the way from there.
  function changes(old, next) {
    if (!old || next.closest(NEVER)) return [];
    const was = new Map([old, ...old.querySelectorAll("[id]")].map((one) => [one.id, one]));
    const around = (one) => one.parentElement?.closest("[id]")?.id;
    const came = (one) => one !== next && (!was.has(one.id) || around(was.get(one.id)) !== around(one));
    const others = [next, ...next.querySelectorAll("[id]")].filter((one) => came(one) || !was.get(one.id).isEqualNode(one));
    const inner = others.filter((one) => !others.some((other) => other !== one && one.contains(other)));
    return inner.flatMap((one) => {
      const part = one.id.startsWith("board-") && was.get(one.id);
      const all = part ? ways(part, one) : [[]];
      return all.map((way) => ({ id: one.id, way, came: came(one) }));
    });
  }

  // The things to look at: what came, pieces that move first, or else what has changed; the
  // players, whose figures change most often, only where nothing else does.
  function chosen(all) {
    const find = ({ id, way, came }) => ({ came, thing: way.reduce((at, nth) => at?.children[nth], byId(id)) });
    // A group of a drawing is as large as the drawing.
    const marked = (thing) => thing?.getClientRects().length && !(thing instanceof SVGElement && thing.children.length);
    const seen = all.map(find).filter(({ thing }) => marked(thing));
    const board = seen.filter(({ thing }) => !thing.closest("#board-players"));
    const arrivals = board.filter(({ came }) => came);
    for (const some of [arrivals.filter(({ thing }) => "piece" in thing.dataset), arrivals, board, seen]) {
      const things = some.map(({ thing }) => thing);
      // Of many things on a card it is the card.
      const cards = [...new Set(things.map((thing) => thing.parentElement.closest("[data-piece]") ?? thing))];
      const few = [things, cards].find(({ length }) => length && length <= MOST);
      if (few) return few;
    }
    return [];
  }

  // Is its middle neither under the question nor outside of the window or of the map's?
  function seen(thing) {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const [atX, atY] = [x + width / 2, y + height / 2];
    const map = thing.closest("[data-pan]")?.getBoundingClientRect();
    const within = ({ left, right, top, bottom }) => atX > left && atX < right && atY > top && atY < bottom;
    const page = { left: 0, right: innerWidth, top: byId("prompt").getBoundingClientRect().bottom, bottom: innerHeight };
    return within(page) && (!map || within(map));
  }

  // Marks what has changed. Where that is too much it is what changed last.
  function put(options) {
    let things = [];
    for (const changes of options) {
      things = chosen(changes());
      if (things.length) break;
    }
    for (const thing of things) thing.classList.add("beat-mark");
    // What happens on a map is looked at there, wherever else it shows.
    const onMap = things.filter((thing) => thing.closest("[data-pan]"));
    const [first, ...rest] = onMap.length ? onMap : things;
    if (!first || [first, ...rest].some(seen)) return;
    if (!left) [left, moved] = [{ x: scrollX, y: scrollY }, false];
    first.scrollIntoView({ block: "center", inline: onMap.length ? "center" : "nearest" });
  }

  // The page goes back to where the reader had it, unless the reader has moved it.
  function back() {
    if (left && !moved) scrollTo(left.x, left.y);
    left = undefined;
  }

  for (const kind of ["wheel", "touchmove"]) addEventListener(kind, () => { moved = true; }, { passive: true });
  addEventListener("keydown", ({ key }) => { if (KEYS.includes(key)) moved = true; });
  // The bar at the edge of the window belongs to no other element.
  addEventListener("pointerdown", ({ target }) => { if (target === document.documentElement) moved = true; });

  function clear() {
    for (const old of document.querySelectorAll(".beat-mark")) old.classList.remove("beat-mark");
  }

  return { changes, put, clear, back };
})();

// How long a beat is shown, and which beats that wait are joined into one.
"use strict";

const timing = (() => {
  // How long a beat is shown, in ms at normal speed: some, and more for each letter.
  const SHOWN = 700, LETTER = 26, LEAST = 900, MOST = 2400, SILENT = 250;
  // A score is added up from many lines.
  const MOST_SCORE = 4500;
  // About as long as one turn takes, with what others have to say to it.
  const TURN = 7000;
  // No beat is cut shorter than to this share, and no score that others wait for.
  const LEAST_SHARE = 0.4, LEAST_SCORE = 0.6;
  // Whoever is farther behind catches up, by this share of that at most.
  const BEHIND = 30000, HURRY = 0.6;
  // If more is waiting, plain steps are joined into one beat, so many at most; if even more,
  // all that one step led to.
  const CROWD = 7000, THRONG = 14000, JOINED = 4;
  // Whose turn is shown, and for how long so far.
  let owner, spent = 0;

  const isScore = ({ kind }) => kind === "score";

  function letters(beat) {
    return beat.lines.join(" ").length;
  }

  // How long a beat wants to be shown. A step of one's own that has no others is known.
  function wanted(beat) {
    if (beat.alone && beat.mine) return 0;
    if (!beat.lines.length) return beat.drawn.some((parts) => Object.keys(parts).length) ? SILENT : 0;
    return Math.min(Math.max(SHOWN + LETTER * letters(beat), LEAST), isScore(beat) ? MOST_SCORE : MOST);
  }

  // Does a beat belong to the turn that is shown? Others answer in it, and lay down cards.
  const ofTurn = ({ seat, kind, lines }) => seat === owner || (kind && kind !== "turn") || !lines.length;

  const sum = (beats) => beats.reduce((sum, beat) => sum + wanted(beat), 0);

  function duration(beat, queue) {
    if (!ofTurn(beat)) [owner, spent] = [beat.seat, spent / 2];
    const last = queue.findIndex((beat, nth) => !ofTurn(beat) || queue[nth - 1]?.kind === "turn");
    const rest = wanted(beat) + sum(last < 0 ? queue : queue.slice(0, last));
    const least = LEAST_SHARE * Math.max(HURRY, Math.min(1, BEHIND / sum(queue)));
    const share = rest ? Math.max(least, Math.min(1, (TURN - spent) / rest)) : 1;
    const added = wanted(beat) + sum(queue) > CROWD ? LEAST_SCORE : 1;
    const some = wanted(beat) * (isScore(beat) ? added : share);
    spent = beat.kind === "turn" ? 0 : spent + some;
    return some;
  }

  // Can a beat be shown together with the next? A turn begins by itself, and a score stands
  // by itself.
  function joins(beat, next, waiting) {
    const alone = ({ kind }) => kind === "turn" || kind === "score";
    if (waiting <= CROWD || beat.mine !== next.mine || alone(beat) || alone(next)) return false;
    if (beat.kind && next.kind) return waiting > THRONG && beat.row === next.row;
    if (beat.row === next.row || !beat.lines.length || !next.lines.length) return true;
    return !beat.kind && beat.steps < JOINED;
  }

  // The next beat. The fewer are left, the more each of them is one by itself.
  function next(queue) {
    let beat = queue.shift();
    while (queue.length && joins(beat, queue[0], wanted(beat) + sum(queue))) {
      const { seat, kind, lines, drawn, steps, row, base } = beat;
      const more = queue.shift();
      beat = {
        ...more, seat, base, kind: kind ?? more.kind, alone: false,
        lines: [...lines, ...more.lines], drawn: [...drawn, ...more.drawn], steps: steps + (more.row !== row),
      };
    }
    return beat;
  }

  return { duration, next };
})();

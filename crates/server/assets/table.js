// Without this everything works, too: here the page is fetched again by itself
// whenever the table has gone on.
"use strict";

(() => {
  const page = document.querySelector(".table-page");
  if (!page) return;
  const row = () => Number(document.getElementById("prompt").dataset.row);

  async function look() {
    const answer = await fetch(location.pathname.replace(/[^/]*$/, ""));
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const next = fresh.querySelector(".table-page");
    if (next) page.replaceChildren(...next.childNodes);
  }

  function listen() {
    const socket = new WebSocket(page.dataset.live);
    socket.onmessage = (message) => { if (JSON.parse(message.data).row > row()) look(); };
    socket.onclose = () => setTimeout(listen, 1000);
  }
  listen();
})();

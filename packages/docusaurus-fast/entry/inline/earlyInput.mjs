// Notes what a reader does before the entry listens, which is a deferred script: the
// page may be painted long before. Runs inline in the head, as a classic script.
(() => {
  /** @type {Event[]} */
  const events = [];
  const listening = new AbortController();
  /** @param {Event} event */
  let handle = (event) => {
    events.push(event);
  };

  /** @param {Event} event */
  function note(event) {
    const target = event.target instanceof Element ? event.target : null;
    if (event.type === 'click') {
      const control = target?.closest(CONTROLS) ?? null;
      // Retry of the load guard works without the app.
      if (control === null || control.closest('#load-guard') !== null) {
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    handle(event);
  }

  for (const type of ['click', 'input', 'keydown']) {
    const options = {capture: true, signal: listening.signal};
    document.addEventListener(type, note, options);
  }
  window.takeEarlyInput = (handler) => {
    handle = handler;
    events.forEach(handler);
    return {isEmpty: events.length === 0, stop: () => listening.abort()};
  };
})();

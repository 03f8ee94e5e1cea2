// Watches the files that a page starts with. Runs inline in the head, as a
// classic script: no imports, and no stylesheet or storage to rely on.
(() => {
  const reloadedKey = 'docusaurus.reloaded';
  const html = document.documentElement;
  /** The folders of the files that the app starts with. */
  const folders = /\/(?:assets|chunk-files)\//;
  let hasFailed = false;

  /** @param {EventTarget | null} target */
  function addressOf(target) {
    if (target instanceof HTMLScriptElement) {
      return target.src;
    }
    return target instanceof HTMLLinkElement && target.rel === 'stylesheet'
      ? target.href
      : '';
  }

  /**
   * The base URL that this page needs at its address; undefined if it was built
   * with the right one.
   *
   * @param {string} failed
   */
  function betterBase(failed) {
    const built = `${new URL(failed).pathname.split(folders)[0]}/`;
    const own = document.querySelector('link[hreflang="x-default"]');
    if (!(own instanceof HTMLLinkElement)) {
      return undefined;
    }
    const rest = new URL(own.href).pathname.slice(built.length);
    const actual = `${location.pathname.replace(/\/(?:index\.html)?$/, '')}/`;
    if (!actual.endsWith(`/${rest}`)) {
      return undefined;
    }
    const better = actual.slice(0, actual.length - rest.length);
    return better === built ? undefined : {built, better};
  }

  /** Reloads once; false if it already has, or if that cannot be stored. */
  function reloadOnce() {
    try {
      if (sessionStorage.getItem(reloadedKey) !== null) {
        return false;
      }
      sessionStorage.setItem(reloadedKey, 'yes');
    } catch {
      return false;
    }
    location.reload();
    return true;
  }

  /**
   * Shows a box over the page, in view wherever the reader is.
   *
   * @param {(string | Node)[]} content
   */
  function showBox(content) {
    const box = document.createElement('div');
    box.setAttribute('role', 'alert');
    box.id = 'load-guard';
    // Set one by one: the policy forbids style attributes, not the object model.
    Object.assign(box.style, {
      font: '16px/1.6 system-ui, sans-serif',
      position: 'fixed',
      inset: 'auto 16px 16px',
      zIndex: '1000',
      padding: '16px 20px',
      border: '2px solid #b3261e',
      borderRadius: '12px',
      background: '#fde7e4',
      color: '#410e0b',
      overflowWrap: 'anywhere',
    });
    box.append(...content);
    document.body.prepend(box);
  }

  /** @param {string} text */
  function code(text) {
    const element = document.createElement('code');
    element.textContent = text;
    Object.assign(element.style, {
      font: '15px monospace',
      background: 'none',
      color: 'inherit',
    });
    return element;
  }

  /** @param {string} failed */
  function explain(failed) {
    const base = betterBase(failed);
    if (base !== undefined) {
      showBox([
        'This site did not load properly: its ',
        code('baseUrl'),
        ' is ',
        code(base.built),
        ', but at this address it has to be ',
        code(base.better),
        '. Set it in ',
        code('docusaurus.config.ts'),
        ' and build again.',
      ]);
      return;
    }
    if (reloadOnce()) {
      return;
    }
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = 'Retry';
    Object.assign(retry.style, {
      font: 'inherit',
      fontWeight: '700',
      minHeight: '44px',
      padding: '0 20px',
      marginLeft: '8px',
      border: '1px solid',
      borderRadius: '999px',
      outlineColor: 'currentcolor',
      background: 'transparent',
      color: 'inherit',
      cursor: 'pointer',
    });
    retry.addEventListener('click', () => location.reload());
    showBox(['A part of this page could not be loaded: ', code(failed), retry]);
  }

  /** @param {string} failed */
  function notice(failed) {
    // Once the app runs, it handles its own failures.
    if (
      hasFailed ||
      html.dataset.hasHydrated === 'true' ||
      !failed.startsWith(`${location.origin}/`) ||
      !folders.test(failed)
    ) {
      return;
    }
    hasFailed = true;
    // A reload restores pixels, so all is rendered as after it, and what the address
    // names has been scrolled to.
    html.dataset.isRestored = 'true';
    const wait = () =>
      requestAnimationFrame(() => requestAnimationFrame(() => explain(failed)));
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', wait);
    } else {
      wait();
    }
  }

  addEventListener(
    'error',
    (event) => {
      // A truncated script raises a SyntaxError on window, not on the element.
      notice(
        event.error instanceof SyntaxError
          ? event.filename
          : addressOf(event.target),
      );
    },
    true,
  );

  // A file that the app requested and could not use.
  addEventListener('unhandledrejection', ({reason}) => {
    notice(String(reason?.request));
  });

  // The app starts last, and sets this attribute.
  new MutationObserver(() => {
    try {
      sessionStorage.removeItem(reloadedKey);
    } catch {
      // Nothing was stored.
    }
  }).observe(html, {attributeFilter: ['data-has-hydrated']});
})();

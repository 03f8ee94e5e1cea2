// The site's only Trusted Types policy, which the browser asks about every
// string that could become code. Runs inline in the head before any other
// script, as a classic script: nothing can take its name first, and the
// Content-Security-Policy allows no other.
(() => {
  /**
   * @param {string} value
   * @param {string} use
   * @param {string} remedy
   * @returns {never}
   */
  function refuse(value, use, remedy) {
    throw new TypeError(
      `docusaurus-fast/security: ${use} may not be "${value.slice(0, 80)}". ${remedy}`,
    );
  }

  window.trustedTypes?.createPolicy('default', {
    createScriptURL(value, _type, use) {
      const {origin, pathname} = new URL(value, location.href);
      const isOurs = SCRIPT_PATHS.some((path) =>
        path.endsWith('/') ? pathname.startsWith(path) : pathname === path,
      );
      return origin === location.origin && isOurs
        ? value
        : refuse(value, use, `Only ${SCRIPT_PATHS.join(', ')} may be loaded.`);
    },
    createHTML: (value, _type, use) =>
      refuse(value, use, 'Build elements instead of raw HTML.'),
    createScript: (value, _type, use) =>
      refuse(value, use, 'Put code into a file.'),
  });
})();

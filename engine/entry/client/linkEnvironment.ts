/**
 * What links are told about the browser, so that they watch no scrolling: the theme's
 * links would each set up an observer to fetch their page ahead, which `fetchAhead`
 * does for those that are pointed at.
 */
export default {canUseDOM: false, canUseIntersectionObserver: false};

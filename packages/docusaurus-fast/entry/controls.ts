/** What does nothing before hydration, unless a module of the site takes care of it. */
export const controls = 'button, [role="button"], [role="tab"]';

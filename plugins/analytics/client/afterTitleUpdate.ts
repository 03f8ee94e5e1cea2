/** Runs a task once `document.title` belongs to the page on screen. */
export function afterTitleUpdate(task: () => void): void {
  // React Helmet updates the head in an animation frame that it requested earlier.
  requestAnimationFrame(() => setTimeout(task));
}

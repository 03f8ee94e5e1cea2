/** Runs a task once the title in the head is that of the page being shown. */
export function afterTitleUpdate(task: () => void): void {
  // The head is written in an animation frame that was asked for before this one.
  requestAnimationFrame(() => setTimeout(task));
}

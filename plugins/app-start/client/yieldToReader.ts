type Scheduler = {yield?: () => Promise<void>};

/** Gives the main thread back, so that what the reader does comes before what we do. */
export function yieldToReader(): Promise<void> {
  const {scheduler} = globalThis as {scheduler?: Scheduler};
  return (
    scheduler?.yield?.() ??
    new Promise((resolve) => {
      setTimeout(resolve);
    })
  );
}

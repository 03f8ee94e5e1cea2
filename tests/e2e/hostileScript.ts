/** What a script could do to the page around it, as code. */
export const pageAttempts = {
  'read the page': 'parent.document.body.textContent',
  'change its title': "parent.document.title = 'changed'",
  'add a form':
    "parent.document.body.append(parent.document.createElement('form'))",
  'run code in it': "parent.eval('1')",
  'leave for another site': "top.location.href = 'https://evil.example/'",
};

/** Stands in for Expo's script after somebody has changed it: makes the attempts, and prints what came of them. */
export function hostileScript(
  attempts: Readonly<Record<string, string>>,
): string {
  const functions = Object.entries(attempts).map(
    ([name, code]) => `[${JSON.stringify(name)}, async () => ${code}]`,
  );
  return `window.ExpoSnack = {
    async append(container) {
      const results = {origin};
      for (const [name, attempt] of [${functions.join(', ')}]) {
        results[name] = await attempt().then(() => 'done', () => 'refused');
      }
      const drawn = document.createElement('pre');
      drawn.textContent = JSON.stringify(results);
      container.append(drawn);
    },
  };`;
}

/** What the script prints where each attempt had the same outcome. */
export function outcomes(
  origin: string,
  attempts: Readonly<Record<string, string>>,
  outcome: 'done' | 'refused',
): Record<string, string> {
  const names = Object.keys(attempts);
  return {origin, ...Object.fromEntries(names.map((name) => [name, outcome]))};
}

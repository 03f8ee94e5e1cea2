import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inFolder, runPython} from './checkScript';

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Compares the messages of PyTorch on the troubleshooting page with those it really gives. */
export function checkMessages(python: string, siteDir: string): string[] {
  const page = readFileSync(
    path.join(siteDir, 'src/pages/troubleshooting.mdx'),
    'utf8',
  );
  const script = path.join(import.meta.dirname, 'pytorch_messages.py');
  const output = inFolder((folder) =>
    runPython(python, ['-W', 'ignore', script], folder),
  );
  const messages = JSON.parse(output) as Record<string, string>;
  return Object.entries(messages).flatMap(([anchor, message]) => {
    const heading = new RegExp(`^### \`(.+)\` .*#${anchor} `, 'm').exec(page);
    const expected = heading?.[1]?.split('…').map(escape).join('.+') ?? '$^';
    return new RegExp(`^${expected}`).test(message)
      ? []
      : [`#${anchor} is not what PyTorch says: ${message}`];
  });
}

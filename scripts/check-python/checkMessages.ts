import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Makes PyTorch give its messages, and prints them. */
export const messagesScript = path.join(
  import.meta.dirname,
  'pytorch_messages.py',
);

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Compares the messages of PyTorch on the troubleshooting page with those it really gives. */
export function checkMessages(siteDir: string, printed: string): string[] {
  const page = readFileSync(
    path.join(siteDir, 'src/pages/troubleshooting.mdx'),
    'utf8',
  );
  const messages = JSON.parse(printed) as Record<string, string>;
  return Object.entries(messages).flatMap(([anchor, message]) => {
    const heading = new RegExp(`^### \`(.+)\` .*#${anchor} `, 'm').exec(page);
    const expected = heading?.[1]?.split('…').map(escape).join('.+') ?? '$^';
    return new RegExp(`^${expected}`).test(message)
      ? []
      : [`#${anchor} is not what PyTorch says: ${message}`];
  });
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ApiSignature from '@site/src/components/ApiSignature';
import type {Inline, Words} from 'api-versions/page-data';

function renderInline(part: Inline, key: number): ReactNode {
  if (typeof part === 'string') {
    return part;
  }
  const content =
    'code' in part ? <code key={key}>{part.code}</code> : part.text;
  return part.href === undefined ? (
    content
  ) : (
    <Link key={key} to={part.href}>
      {content}
    </Link>
  );
}

/** Sentences with code and links, and listings between them. */
export default function WordsText({words}: {words: Words}): ReactNode {
  return words.map((block, index) =>
    'lines' in block ? (
      <ApiSignature key={index} code={block.lines} />
    ) : (
      <p key={index}>{block.map(renderInline)}</p>
    ),
  );
}

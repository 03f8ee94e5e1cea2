// What generated pages consist of, plainly: a site replaces what it wants to look otherwise.
import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {
  AvailabilityCell,
  Comparison,
  Elsewhere,
  Inline,
  Lines,
  OverviewRow,
  Token,
  Words,
} from './pageData';

type Children = {children?: ReactNode};
type Target = {name: string; href: string};
type Difference = {before?: readonly Lines[]; after?: readonly Lines[]};

function renderToken(token: Token, key: number): ReactNode {
  if (typeof token === 'string') {
    return token;
  }
  const [kind, text, href] = token;
  const className = kind === '' ? undefined : `tok-${kind}`;
  return typeof href === 'string' ? (
    <Link key={key} className={className} to={href}>
      {text}
    </Link>
  ) : (
    <span key={key} className={className}>
      {text}
    </span>
  );
}

function Code({code}: {code: Lines}): ReactNode {
  return (
    <code>
      {code.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && '\n'}
          {line.map(renderToken)}
        </Fragment>
      ))}
    </code>
  );
}

/** A declaration. */
export function ApiSignature({code}: {code: Lines}): ReactNode {
  return (
    <pre>
      <Code code={code} />
    </pre>
  );
}

/** A declaration in a heading. */
export function ApiHeadline({code}: {code: Lines} & Children): ReactNode {
  return <Code code={code} />;
}

function Before({before = [], after = []}: Difference): ReactNode {
  return (
    <>
      {before.map((code, index) => (
        <del key={index}>
          <ApiSignature code={code} />
        </del>
      ))}
      {after.map((code, index) => (
        <ins key={index}>
          <ApiSignature code={code} />
        </ins>
      ))}
    </>
  );
}

/** How to import a symbol. */
export function ApiImportLine({
  statement,
  example,
  typeStatement,
  isHidden = false,
}: {
  statement?: string;
  example?: string;
  typeStatement?: string;
  isHidden?: boolean;
}): ReactNode {
  return (
    <>
      {[statement, typeStatement, example]
        .filter((line) => line !== undefined)
        .map((line) => (
          <pre key={line}>
            <code>{line}</code>
          </pre>
        ))}
      {isHidden && <p>The entry point of the package doesn’t export it.</p>}
    </>
  );
}

/** The top of a page. */
export function ApiHeader({
  kind,
  name,
  versions,
  since,
  module,
  sourceUrl,
  elsewhere = [],
  children,
  ...access
}: {
  kind: string;
  name: string;
  versions: readonly AvailabilityCell[];
  since?: string;
  module?: Target;
  sourceUrl?: string;
  elsewhere?: readonly Elsewhere[];
} & Children &
  Parameters<typeof ApiImportLine>[0]): ReactNode {
  return (
    <header data-kind={kind} data-since={since}>
      <h1>{name}</h1>
      <p>
        {kind}
        {module !== undefined && (
          <>
            {' '}
            in <Link to={module.href}>{module.name}</Link>
          </>
        )}
        {since !== undefined && `, since ${since}`}
        {sourceUrl !== undefined && (
          <>
            , <Link to={sourceUrl}>source</Link>
          </>
        )}
      </p>
      {children}
      <ApiImportLine {...access} />
      <ul aria-label={`${name} in each version`}>
        {versions.map(({label, href, isHere}) => (
          <li key={label}>
            {href === undefined ? label : <Link to={href}>{label}</Link>}
            {!isHere && ': missing'}
          </li>
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <p>
          In other versions:{' '}
          {elsewhere.map(({name: member, label, href}, index) => (
            <Fragment key={href}>
              {index > 0 && ', '}
              <Link to={href}>
                {member} ({label})
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </header>
  );
}

/** The changes of a symbol. */
export function ApiHistory({
  versions,
  children,
}: {versions: readonly string[]} & Children): ReactNode {
  return (
    <details data-search="off">
      <summary>Changed in {versions.join(', ')}</summary>
      <ol>{children}</ol>
    </details>
  );
}

/** One of them. */
export function ApiEvent({
  version,
  href,
  type,
  children,
  ...difference
}: {version: string; href: string; type: string} & Difference &
  Children): ReactNode {
  return (
    <li>
      <Link to={href}>{version}</Link>: {type}
      {children}
      <Before {...difference} />
    </li>
  );
}

/** How many changes there are of each kind. */
export function ApiLedger({
  counts,
}: {
  counts: readonly {name: string; count: number; href: string}[];
}): ReactNode {
  return (
    <ul>
      {counts.map(({name, count, href}) => (
        <li key={name}>
          {count > 0 ? (
            <Link to={href}>{`${count} ${name}`}</Link>
          ) : (
            `0 ${name}`
          )}
        </li>
      ))}
    </ul>
  );
}

/** A change, with the symbol before and after. */
export function ApiLedgerEntry({
  kind,
  type,
  name,
  href,
  version,
  children,
  ...difference
}: {
  kind: string;
  type: string;
  version?: {label: string; href: string};
} & Target &
  Difference &
  Children): ReactNode {
  return (
    <div>
      <p>
        <Link to={href}>{name}</Link> ({kind}, {type}
        {version !== undefined && (
          <>
            {' '}
            in <Link to={version.href}>{version.label}</Link>
          </>
        )}
        )
      </p>
      {children}
      <Before {...difference} />
    </div>
  );
}

/** What earlier versions had. */
export function ApiRemoved({children}: Children): ReactNode {
  return <section data-search="off">{children}</section>;
}

/** The members of a symbol. */
export function ApiMembers({children}: Children): ReactNode {
  return children;
}

/** A member. */
export function ApiMember({
  kind,
  since,
  children,
}: {kind: string; since?: string} & Children): ReactNode {
  return (
    <div data-kind={kind} data-since={since}>
      {children}
    </div>
  );
}

/** All members, as a table of links. */
export function ApiOverview({rows}: {rows: readonly OverviewRow[]}): ReactNode {
  return (
    <table data-search="off">
      <thead>
        <tr>
          <th scope="col">Member</th>
          <th scope="col">What it does</th>
          <th scope="col">Since</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({anchor, signature, summary, since}) => (
          <tr key={anchor}>
            <th scope="row">
              <a href={`#${anchor}`}>{signature}</a>
            </th>
            <td>{summary}</td>
            <td>{since}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Parameters or properties. */
export function ApiParameters({
  label,
  typeLabel = 'Type',
  children,
}: {label: string; typeLabel?: string} & Children): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{typeLabel}</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** One of them. */
export function ApiParameter({
  id,
  name,
  type,
  isOptional = false,
  defaultValue,
  kind,
  since,
  children,
}: {
  id?: string;
  name: string;
  type: Lines;
  isOptional?: boolean;
  defaultValue?: string;
  kind?: string;
  since?: string;
} & Children): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} data-kind={kind} data-since={kind && since}>
      <th scope="row">
        <code>{name}</code>
        {isOptional && ' (optional)'}
      </th>
      <td>
        <Code code={type} />
        {defaultValue !== undefined && `, default ${defaultValue}`}
      </td>
      <td>{children}</td>
    </tr>
  );
}

/** What a call returns. */
export function ApiReturns({children}: Children): ReactNode {
  return (
    <div>
      <strong>Returns</strong>
      {children}
    </div>
  );
}

/** What to use instead. */
export function ApiDeprecated({children}: Children): ReactNode {
  return (
    <div>
      <strong>Deprecated.</strong>
      {children}
    </div>
  );
}

/** What types and comments leave out. */
export function ApiNote({
  sources,
  children,
}: {sources: readonly Target[]} & Children): ReactNode {
  return (
    <div>
      {children}
      <p>
        Source:{' '}
        {sources.map(({name, href}, index) => (
          <Fragment key={href}>
            {index > 0 && ', '}
            <Link to={href}>{name}</Link>
          </Fragment>
        ))}
      </p>
    </div>
  );
}

/** An example. */
export function ApiExample({code}: {code: Lines}): ReactNode {
  return <ApiSignature code={code} />;
}

/** A list of symbols. */
export function ApiSymbolList({children}: Children): ReactNode {
  return <ul>{children}</ul>;
}

/** One of them. */
export function ApiSymbolItem({
  kind,
  name,
  href,
  children,
}: {kind: string} & Target & Children): ReactNode {
  return (
    <li>
      <Link to={href}>{name}</Link> ({kind}){children}
    </li>
  );
}

/** Which package a page is made from. */
export function ApiCredit({
  package: name,
  version,
  license,
  derivedFrom,
}: {
  package: string;
  version: string;
  license: string;
  derivedFrom?: string;
}): ReactNode {
  return (
    <footer>
      Generated from the sources and comments of {name} {version}, {license}
      {derivedFrom !== undefined && `, derived from ${derivedFrom}`}.
    </footer>
  );
}

function renderInline(part: Inline, key: number): ReactNode {
  if (typeof part === 'string') {
    return part;
  }
  const content = 'code' in part ? <code>{part.code}</code> : part.text;
  return part.href === undefined ? (
    <Fragment key={key}>{content}</Fragment>
  ) : (
    <Link key={key} to={part.href}>
      {content}
    </Link>
  );
}

function Text({words}: {words: Words}): ReactNode {
  return words.map((block, index) =>
    'lines' in block ? (
      <ApiSignature key={index} code={block.lines} />
    ) : (
      <p key={index}>{block.map(renderInline)}</p>
    ),
  );
}

/** Everything that differs between two versions: the content of a file in `comparisons/`. */
export function ApiComparison({
  comparison,
  topics = {},
}: {
  comparison: Comparison;
  /** Names of the topics, by id. */
  topics?: Readonly<Record<string, string>>;
}): ReactNode {
  return comparison.map(({topic, changes}) => (
    <section key={topic}>
      <h2>{topics[topic] ?? topic}</h2>
      {changes.map((change, index) =>
        change.difference === 'behaviour' ? (
          <div key={index}>
            {[...change.before, ...change.after].map((words, each) => (
              <Text key={each} words={words} />
            ))}
          </div>
        ) : (
          <ApiLedgerEntry key={index} {...change}>
            {change.advice && <Text words={change.advice} />}
          </ApiLedgerEntry>
        ),
      )}
    </section>
  ));
}

import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {links} from '@site/content/site/brand';
import {has} from '@site/content/site/features';
import OpenOnPhone from '@site/src/components/OpenOnPhone';
import {twinPath} from 'browser-utils/twin-path';
import {outcomeWords} from '../CopyButton/copyNearby';
import {useOutcome} from '../CopyButton/useOutcome';
import {copyText, fetchText} from './copyText';
import SmallButton from 'controls/SmallButton';
import styles from './styles.module.css';

type Props = {
  /** Path of the page. */
  page: string;
  /** Public address of the site, where assistants find the page. */
  siteUrl: string;
  /** Where the version of the page is compared with others. */
  comparison: string | undefined;
  /** Source of what the page documents. */
  source?: string;
};

/** Whether the page is there as Markdown too. */
const isMarkdown = has('docs-for-machines');

const labels = {idle: 'Copy page', ...outcomeWords};

/** Closes an open menu when a press or the focus lands elsewhere, and on Escape. */
function useClosing() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({target}: Event) => {
      // Escape in a navbar menu looks like a focus on the document.
      if (
        menu.current &&
        target instanceof Element &&
        !menu.current.contains(target)
      ) {
        menu.current.open = false;
      }
    };
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape' && menu.current?.open) {
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return menu;
}

/** Items that lead to the page as Markdown, and to assistants that read it. */
function AsMarkdown({
  twin,
  siteUrl,
}: {
  twin: string;
  siteUrl: string;
}): ReactNode {
  const question = encodeURIComponent(
    `Read ${siteUrl}${twin}, I have questions about it.`,
  );
  return (
    <>
      <li>
        <a className="dropdown__link" href={twin}>
          View as Markdown
        </a>
      </li>
      {Object.entries({Claude: links.claude, ChatGPT: links.chatGpt}).map(
        ([name, address]) => (
          <li key={name}>
            <a
              className="dropdown__link"
              href={address + question}
              target="_blank"
              rel="noopener noreferrer"
            >
              Open in {name}
            </a>
          </li>
        ),
      )}
    </>
  );
}

/**
 * Copies the Markdown of a docs page. Its menu shows it, hands its address to an assistant
 * or a phone, copies that, or compares versions.
 */
export default function CopyPage({
  page,
  siteUrl,
  comparison,
  source,
}: Props): ReactNode {
  const [outcome, setOutcome] = useOutcome();
  const menu = useClosing();
  const twin = twinPath(page);
  const copy = (text: Promise<string>) => void copyText(text).then(setOutcome);
  return (
    <div className={styles.copyPage}>
      {isMarkdown && (
        <SmallButton onClick={() => copy(fetchText(twin))}>
          <span aria-live="polite">{labels[outcome]}</span>
        </SmallButton>
      )}
      {/* Infima's menu; what shows and hides it is the element itself. */}
      <details ref={menu} className="dropdown dropdown--right dropdown--show">
        <summary
          className="button button--secondary button--sm"
          aria-label="More ways to use this page"
        >
          More
        </summary>
        <ul className="dropdown__menu">
          {isMarkdown && <AsMarkdown twin={twin} siteUrl={siteUrl} />}
          <li>
            <button
              type="button"
              className="clean-btn dropdown__link"
              onClick={() => {
                copy(Promise.resolve(location.href));
                menu.current?.removeAttribute('open');
              }}
            >
              Copy link
            </button>
          </li>
          <OpenOnPhone />
          {comparison !== undefined && (
            <li>
              <Link className="dropdown__link" to={comparison}>
                Compare with another version
              </Link>
            </li>
          )}
          {source !== undefined && (
            <li>
              <Link className="dropdown__link" to={source}>
                Source code
              </Link>
            </li>
          )}
        </ul>
      </details>
    </div>
  );
}

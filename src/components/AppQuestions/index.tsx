import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {questions} from './questions';

/** Links to the questions about the app, for the FAQ of the tutorials. */
export default function AppQuestions(): ReactNode {
  return (
    // `/faq/` itself is in the search index.
    <ul className="link-list" data-search="off">
      {Object.entries(questions).map(([id, question]) => (
        <li key={id}>
          <Link to={`/faq/#${id}`}>{question}</Link>
        </li>
      ))}
    </ul>
  );
}

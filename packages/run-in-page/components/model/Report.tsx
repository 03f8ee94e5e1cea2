import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {
  List,
  Refusal,
  Report as ReportData,
  ShownMethod,
  ShownVerdict,
} from '../../model/report';
import type {Session} from './openSession';
import TimeForm from './TimeForm';
import styles from './report.module.css';

type Props = {
  name: string;
  findHelp: (message: string) => string | undefined;
  level: 2 | 3;
} & (
  | {status: 'refused'; refusal: Refusal}
  | {status: 'read'; report: ReportData; session: Session}
);

const loadWords = {
  yes: 'Loads',
  no: 'Doesn’t load',
  unknown: 'Unknown',
};

/** What PyTorch says, where that is explained, and what to do. */
function Cause({
  message,
  advice,
  help,
  source,
}: Refusal & {
  help: string | undefined;
  source?: {url: string; date: string};
}): ReactNode {
  return (
    <>
      <p className={styles.message}>{message}</p>
      <p>
        {advice}{' '}
        {help !== undefined && <Link to={help}>Read about this message</Link>}
        {source !== undefined && (
          <>
            {help !== undefined && ', '}
            <Link to={source.url}>seen on {source.date}</Link>
          </>
        )}
      </p>
    </>
  );
}

function Verdict({
  verdict,
  findHelp,
}: {
  verdict: ShownVerdict;
  findHelp: Props['findHelp'];
}): ReactNode {
  const {toolkit, libtorch, loads, notes, reasons} = verdict;
  return (
    <li className={styles.verdict} data-loads={loads}>
      <p className={styles.verdictHead}>
        <strong>{toolkit}</strong>
        <span className={styles.libtorch}>libtorch {libtorch}</span>
        <span className={styles.loads} data-loads={loads}>
          {loadWords[loads]}
        </span>
      </p>
      {reasons.map((reason) => (
        <Cause
          key={reason.message}
          {...reason}
          help={findHelp(reason.message)}
        />
      ))}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </li>
  );
}

function Method({method}: {method: ShownMethod}): ReactNode {
  return (
    <li>
      <code className={styles.signature}>{method.text}</code>
      {method.example !== undefined && (
        <p className={styles.note}>Saved with the input {method.example}.</p>
      )}
    </li>
  );
}

function Rows({rows, more}: List): ReactNode {
  return (
    <>
      <table className={styles.rows}>
        <tbody>
          {rows.map(([name, words], index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className={styles.note}>{more} more are not shown.</p>}
    </>
  );
}

/** A bar of a share between 0 and 1; its row says the number. */
function Bar({share}: {share: number}): ReactNode {
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.track} width="100" height="6" />
      <rect
        className={styles.fill}
        width={Math.max(1, share * 100)}
        height="6"
      />
    </svg>
  );
}

type Operators = Pick<ReportData, 'operators' | 'missing'>;

/** Operators with how often the program names them, beside the most frequent. */
function OperatorBars({
  operators,
  missing,
  most,
}: Operators & {most: number}): ReactNode {
  return (
    <ol className={styles.bars}>
      {operators.map(({name, count}) => (
        <li key={name}>
          <code className={styles.barName}>{name}</code>
          <span className={styles.barWords}>
            {missing.includes(name) && 'not here, '}
            {count}×
          </span>
          <Bar share={count / most} />
        </li>
      ))}
    </ol>
  );
}

/** Operators that are shown at once. */
const firstOperators = 12;

/** What a file is, and which releases load it; or why it is no model. */
export default function Report(props: Props): ReactNode {
  const {name, findHelp, level} = props;
  const id = useId();
  const Title: 'h2' | 'h3' = level === 2 ? 'h2' : 'h3';
  const Heading: 'h3' | 'h4' = level === 2 ? 'h3' : 'h4';
  if (props.status === 'refused') {
    return (
      <section className={styles.report} aria-labelledby={id}>
        <Title id={id} className={styles.title}>
          {name}
        </Title>
        <div className={styles.verdict} data-loads="no">
          <Heading>No release loads this file</Heading>
          <Cause {...props.refusal} help={findHelp(props.refusal.message)} />
          {name.endsWith('.onnx') && (
            <p>
              The apps on this site do run .onnx files: start the one of
              “Prepare a custom model”, and drop your file on it.
            </p>
          )}
        </div>
      </section>
    );
  }
  const {report, session} = props;
  const most = Math.max(1, ...report.operators.map(({count}) => count));
  return (
    <section className={styles.report} aria-labelledby={id}>
      <Title id={id} className={styles.title}>
        {name}
      </Title>
      <dl className={styles.facts}>
        {report.facts.map(([what, words]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>

      <Heading>Which releases load it</Heading>
      <ul className={styles.verdicts}>
        {report.verdicts.map((verdict) => (
          <Verdict
            key={verdict.toolkit}
            verdict={verdict}
            findHelp={findHelp}
          />
        ))}
      </ul>

      <Heading>How long it takes here</Heading>
      {report.runs ? (
        <TimeForm methods={report.methods} session={session} />
      ) : (
        <p>
          {report.missing.length > 0
            ? `This page can’t run it: it lacks ${report.missing.join(', ')}.`
            : 'This page can’t run it: it reads the bytecode versions of the toolkit.'}
        </p>
      )}

      <Heading>Methods and inputs</Heading>
      <ul className={styles.methods}>
        {report.methods.map((method) => (
          <Method key={method.name} method={method} />
        ))}
      </ul>
      {report.methods.every(({example}) => example === undefined) && (
        <p className={styles.note}>
          The file doesn’t record the shapes that it was traced with. Models
          saved with torch.utils.bundled_inputs do.
        </p>
      )}

      <div className={styles.columns}>
        <section>
          <Heading>Weights</Heading>
          {report.weightSums.length === 0 && <p>It has none.</p>}
          <ul className={styles.bars}>
            {report.weightSums.map(({dtype, words, share}) => (
              <li key={dtype}>
                <span className={styles.barName}>{dtype}</span>
                <span className={styles.barWords}>{words}</span>
                <Bar share={share} />
              </li>
            ))}
          </ul>
          {report.weights.rows.length > 0 && (
            <details className={styles.details}>
              <summary>
                All layers ({report.weights.rows.length + report.weights.more})
              </summary>
              <Rows {...report.weights} />
            </details>
          )}
        </section>
        <section>
          <Heading>Operators, in order</Heading>
          <OperatorBars
            operators={report.operators.slice(0, firstOperators)}
            missing={report.missing}
            most={most}
          />
          {report.operators.length > firstOperators && (
            <details className={styles.details}>
              <summary>{report.operators.length - firstOperators} more</summary>
              <OperatorBars
                operators={report.operators.slice(firstOperators)}
                missing={report.missing}
                most={most}
              />
            </details>
          )}
        </section>
      </div>

      {report.extraFiles.length > 0 && (
        <>
          <Heading>Extra files</Heading>
          {report.extraFiles.map((file) => (
            <details key={file.name} className={styles.details}>
              <summary>
                {file.name} ({file.size})
              </summary>
              <pre className={styles.text}>
                {file.text ?? 'It is no text, or too long to show.'}
              </pre>
            </details>
          ))}
        </>
      )}
    </section>
  );
}

import {useId, useRef, useState, type ReactNode} from 'react';
import {inputTypes, type Input, type ShownMethod} from '../../model/report';
import {describeError} from '../run/describeError';
import type {Session, Timing} from './openSession';
import styles from './report.module.css';

type Props = {
  methods: readonly ShownMethod[];
  session: Session;
};

/** Runs after the first, and the time after which there are no more. */
const mostRuns = 5;
const patience = 3000;

type State = {
  isRunning: boolean;
  runs: readonly Timing[];
  failure?: string;
  isStopped?: boolean;
};

const rest: State = {isRunning: false, runs: []};

/** A time as people say it. */
function inWords(milliseconds: number): string {
  if (milliseconds >= 10_000) {
    return `${(milliseconds / 1000).toFixed(1)} s`;
  }
  return milliseconds < 10
    ? `${milliseconds.toFixed(1)} ms`
    : `${Math.round(milliseconds)} ms`;
}

function medianOf(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function Result({runs}: {runs: readonly Timing[]}): ReactNode {
  const [first, ...others] = runs;
  if (first === undefined) {
    return null;
  }
  const times = others.map(({milliseconds}) => milliseconds);
  return (
    <>
      <p className={styles.time}>
        {inWords(times.length > 0 ? medianOf(times) : first.milliseconds)}
      </p>
      <p>
        {times.length > 0
          ? `The first run took ${inWords(first.milliseconds)}, with preparing; then ${times.map(inWords).join(', ')}.`
          : 'The first run, with preparing.'}{' '}
        It gives <code>{first.gives}</code>.
      </p>
    </>
  );
}

/** Measures how long a method takes on inputs that the reader describes. */
export default function TimeForm({methods, session}: Props): ReactNode {
  const id = useId();
  const runnable = methods.filter(({inputs}) => inputs !== undefined);
  const [name, setName] = useState(
    () =>
      (runnable.find((method) => method.name === 'forward') ?? runnable[0])
        ?.name ?? '',
  );
  const method = runnable.find((each) => each.name === name);
  const [edited, setEdited] = useState<
    Readonly<Record<string, readonly Input[]>>
  >({});
  const inputs = edited[name] ?? method?.inputs ?? [];
  const [state, setState] = useState(rest);
  /** Counts the runs, so that what comes after Stop is ignored. */
  const current = useRef(0);

  if (method === undefined) {
    return (
      <p>
        Its methods take lists, tuples or objects, which only a program makes.
      </p>
    );
  }

  async function measure(): Promise<void> {
    current.current += 1;
    const own = current.current;
    const runs: Timing[] = [];
    setState({isRunning: true, runs});
    const end = (failure?: string) => {
      if (own === current.current) {
        setState({isRunning: false, runs: [...runs], failure});
      }
    };
    try {
      const start = performance.now();
      while (
        runs.length === 0 ||
        (runs.length <= mostRuns && performance.now() - start < patience)
      ) {
        const timing = await session.run(name, inputs);
        if (own !== current.current) {
          return;
        }
        runs.push(timing);
        setState({isRunning: true, runs: [...runs]});
      }
      end();
    } catch (error) {
      end(describeError(error).text);
    }
  }

  function stop(): void {
    current.current += 1;
    session.end();
    setState({isRunning: false, runs: [], isStopped: true});
  }

  function runOrStop(): void {
    if (state.isRunning) {
      stop();
    } else {
      void measure();
    }
  }

  function change(index: number, values: Partial<Input>): void {
    setEdited({
      ...edited,
      [name]: inputs.map((input, k) =>
        k === index ? {...input, ...values} : input,
      ),
    });
  }

  const {isRunning, runs, failure, isStopped} = state;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        runOrStop();
      }}
    >
      <div className={styles.inputs}>
        {runnable.length > 1 && (
          <label className={styles.field}>
            <span>Method</span>
            <select
              value={name}
              onChange={({target}) => {
                setName(target.value);
                setState(rest);
              }}
            >
              {runnable.map((each) => (
                <option key={each.name}>{each.name}</option>
              ))}
            </select>
          </label>
        )}
        {inputs.map((input, index) => (
          <div key={index} className={styles.field}>
            <label htmlFor={`${id}-${index}`}>
              {input.type === 'Tensor'
                ? `Shape of ${input.name}`
                : `${input.name} (${input.type})`}
            </label>
            <span className={styles.pair}>
              <input
                id={`${id}-${index}`}
                value={input.value}
                autoComplete="off"
                spellCheck={false}
                onChange={({target}) => change(index, {value: target.value})}
              />
              {input.type === 'Tensor' && (
                <select
                  aria-label={`Type of ${input.name}`}
                  value={input.dtype}
                  onChange={({target}) =>
                    change(index, {dtype: target.value as Input['dtype']})
                  }
                >
                  {inputTypes.map((type) => (
                    <option key={type}>{type}</option>
                  ))}
                </select>
              )}
            </span>
          </div>
        ))}
        <button
          type="submit"
          className={`button ${isRunning ? styles.stop : 'button--primary'}`}
        >
          {isRunning ? 'Stop' : 'Run'}
        </button>
      </div>
      {method.isGuess && inputs.some(({type}) => type === 'Tensor') && (
        <p className={styles.note}>
          The shape is a guess from the layers: write the one that your app
          passes. Floats are random, integers 0.
        </p>
      )}
      <div className={styles.result} aria-live="polite">
        <Result runs={runs} />
        {isRunning && runs.length === 0 && <p>Running …</p>}
        {isStopped && <p>Stopped.</p>}
        {failure !== undefined && <p className={styles.failure}>{failure}</p>}
      </div>
      <p className={styles.note}>
        In this browser, not on a phone. A large model loads ONNX Runtime first:
        2.8 MB.
      </p>
    </form>
  );
}

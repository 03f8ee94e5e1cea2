import type {Expectation} from './readExpectations';
import type {Outcome, Printed} from './runExample';
import type {Summary} from './summarise';

/** What is wrong with a line of an example. */
type Finding = {line: number; message: string};

const bound = String.raw`-?(?:∞|[\d.e+-]+)`;
const range = String.raw`([[(])(${bound}), (${bound})([\])])`;
const shapeForm = new RegExp(
  String.raw`^shape (\[[\d, ]*\])(?:, values in ${range})?$`,
);
const numberForm = new RegExp(String.raw`^a number in ${range}$`);

function isWithin(
  {least, largest}: Summary,
  limits: readonly string[],
): boolean {
  const [open = '', low = '', high = '', close = ''] = limits;
  const lowest = Number(low.replace('∞', 'Infinity'));
  const highest = Number(high.replace('∞', 'Infinity'));
  return (
    (open === '[' ? least >= lowest : least > lowest) &&
    (close === ']' ? largest <= highest : largest < highest)
  );
}

/** Whether random numbers are as a comment such as "shape [2, 3], values in [0, 1)" says. */
function fits(text: string, summary: Summary): boolean {
  const [, shape, ...limits] = shapeForm.exec(text) ?? [];
  if (shape !== undefined) {
    return (
      shape === `[${summary.shape.join(', ')}]` &&
      (limits[0] === undefined || isWithin(summary, limits))
    );
  }
  const [, ...ofNumber] = numberForm.exec(text) ?? [];
  return (
    ofNumber.length > 0 &&
    summary.shape.length === 0 &&
    isWithin(summary, ofNumber)
  );
}

function trimLines(text: string): string {
  return text.replace(/[ \t]+$/gm, '');
}

function saysSo({text}: Expectation, printed: readonly Printed[]): boolean {
  const all = printed.map((each) => each.text).join('\n');
  const [first] = printed;
  return (
    trimLines(all) === trimLines(text) ||
    (printed.length === 1 &&
      first?.summary !== undefined &&
      fits(text, first.summary))
  );
}

/** The comment that speaks of a line: of the nearest statement around it, from the inside out. */
function findExpectation(
  expectations: readonly Expectation[],
  lines: readonly number[],
): Expectation | undefined {
  for (const line of lines) {
    const [nearest] = expectations
      .filter(({from, to}) => from <= line && line <= to)
      .sort((a, b) => a.to - a.from - (b.to - b.from));
    if (nearest !== undefined) {
      return nearest;
    }
  }
  return undefined;
}

function disagreement(what: string, expected: string, got: string): string {
  return `${what}\n  expected: ${expected.replaceAll('\n', '\n            ')}\n       got: ${got.replaceAll('\n', '\n            ')}`;
}

function checkThrown(
  expectations: readonly Expectation[],
  {thrown}: Outcome,
): Finding[] {
  const expected = expectations.find(({kind}) => kind === 'throws');
  if (thrown === undefined) {
    return expected === undefined
      ? []
      : [
          {
            line: expected.line,
            message: `nothing was thrown. Expected: ${expected.text}`,
          },
        ];
  }
  const [message = ''] = thrown.message.split('\n');
  const [line] = thrown.lines;
  if (expected === undefined) {
    return [{line: line ?? 1, message: `throws ${message}`}];
  }
  const isThere =
    line === undefined ||
    thrown.lines.some((each) => expected.from <= each && each <= expected.to);
  if (!isThere) {
    return [{line, message: `throws ${message}`}];
  }
  return message === expected.text
    ? []
    : [
        {
          line: expected.line,
          message: disagreement(
            'throws something else.',
            expected.text,
            message,
          ),
        },
      ];
}

/** Compares what an example did with its comments. */
export function compareOutput(
  all: readonly Expectation[],
  outcome: Outcome,
): Finding[] {
  const expectations = all.filter(({kind}) => kind === 'prints');
  const byExpectation = new Map<Expectation, Printed[]>(
    expectations.map((each) => [each, []]),
  );
  const findings: Finding[] = [];
  for (const printed of outcome.printed) {
    const expectation = findExpectation(expectations, printed.lines);
    if (expectation === undefined) {
      findings.push({
        line: printed.lines[0] ?? 1,
        message: `no comment says that it prints ${printed.text}`,
      });
    } else {
      byExpectation.get(expectation)?.push(printed);
    }
  }
  for (const [expectation, printed] of byExpectation) {
    if (!saysSo(expectation, printed)) {
      const got =
        printed.length === 0
          ? 'nothing'
          : printed.map(({text}) => text).join('\n');
      findings.push({
        line: expectation.line,
        message: disagreement('prints something else.', expectation.text, got),
      });
    }
  }
  return [...findings, ...checkThrown(all, outcome)];
}

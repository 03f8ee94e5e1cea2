import {cast, toContiguous} from './copy';
import {dtypes} from './dtype';
import {numel, type Tensor} from './tensor';
import {select} from './views';

const lineSize = 80;

/** One digit less where JavaScript rounded a tie up to an odd digit: C rounds to even. */
function evenTie(text: string, longer: string): string {
  const [head, exponent = ''] = text.split('e') as [string, string?];
  const places = head.split('.')[1]?.length ?? 0;
  const rest = (/\.(\d*)/.exec(longer)?.[1] ?? '').slice(places);
  const tie = /^50*$/.test(rest);
  if (!tie || !/[13579]$/.test(head)) {
    return text;
  }
  const lower = head.slice(0, -1) + String(Number(head.at(-1)) - 1);
  return exponent ? `${lower}e${exponent}` : lower;
}

const notFinite = (value: number) =>
  Number.isNaN(value) ? 'nan' : value < 0 ? '-inf' : 'inf';

/** At least two digits in the exponent, as in C. */
const cExponent = (text: string) =>
  /[+-]/.test(text.at(-2) ?? '') ? `${text.slice(0, -1)}0${text.at(-1)}` : text;

/** The largest power of ten that a double has exactly. */
const maxPower = 22;

/**
 * Whether the digits of a value may end in a tie: whether it is a multiple of half a
 * unit in its last digit, a power of ten. To print more digits would tell for
 * certain, and takes ten times as long.
 */
function mayBeTie(value: number, power: number): boolean {
  if (Math.abs(power) > maxPower) {
    return true;
  }
  return Number.isInteger(
    power < 0 ? value * 2 * 10 ** -power : value / (10 ** power / 2),
  );
}

function fixed(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return mayBeTie(value, -digits)
    ? evenTie(text, value.toFixed(digits + 40))
    : text;
}

function scientific(value: number, digits: number): string {
  const text = value.toExponential(digits);
  const power = Number(text.slice(text.indexOf('e') + 1)) - digits;
  return cExponent(
    mayBeTie(value, power)
      ? evenTie(text, value.toExponential(digits + 40))
      : text,
  );
}

/** As `%g`: the shorter of both, without zeros at the end. */
function general(value: number, precision: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 10 ** precision) {
    return String(value);
  }
  const text = scientific(value, precision - 1);
  const exponent = Number(text.split('e')[1]);
  const trim = (digits: string) =>
    digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
  if (exponent >= -4 && exponent < precision) {
    return trim(fixed(value, precision - 1 - exponent));
  }
  const [head, tail] = text.split('e') as [string, string];
  return `${trim(head)}e${tail}`;
}

type Notation = 'general' | 'fixed' | 'scientific';

/** The state of a C++ stream: a precision stays until it is set anew. */
class Stream {
  text = '';
  notation: Notation = 'general';
  precision = 6;

  number(value: number, width = 0): void {
    const write = {general, fixed, scientific}[this.notation];
    const sign = Object.is(value, -0) ? '-' : '';
    const text = Number.isFinite(value)
      ? sign + write(value, this.precision)
      : notFinite(value);
    this.text += text.padStart(width);
  }

  use(notation: Notation): void {
    this.notation = notation;
    if (notation !== 'general') {
      this.precision = 4;
    }
  }

  scale(scale: number): void {
    this.text += `${general(scale, this.precision)} *\n`;
  }
}

type Format = {scale: number; width: number};

/** Digits before the point. */
const magnitude = (value: number) =>
  value === 0 ? 1 : Math.floor(Math.log10(value)) + 1;

/** Chooses notation, width and a common factor, as libtorch's `__printFormat`. */
function chooseFormat(stream: Stream, values: Float64Array): Format {
  const finite = values.filter((value) => Number.isFinite(value));
  const whole = finite.every((value) => value === Math.ceil(value));
  const first = Math.abs(finite[0] ?? 1);
  let [least, most] = [first, first];
  for (const value of finite) {
    least = Math.min(least, Math.abs(value));
    // So in libtorch: the largest value, not the largest magnitude.
    if (value > most) {
      most = Math.abs(value);
    }
  }
  const [low, high] =
    finite.length === 0 ? [1, 1] : [magnitude(least), magnitude(most)];
  if (whole) {
    stream.use(high > 9 ? 'scientific' : 'general');
    return {scale: 1, width: high > 9 ? 11 : high + 1};
  }
  if (high - low > 4) {
    stream.use('scientific');
    return {
      scale: 1,
      width: Math.abs(high) > 99 || Math.abs(low) > 99 ? 12 : 11,
    };
  }
  stream.use('fixed');
  if (high > 5 || high < 0) {
    return {scale: 10 ** (high - 1), width: 7};
  }
  return {scale: 1, width: high === 0 ? 7 : high + 6};
}

function printMatrix(stream: Stream, matrix: Tensor, indent: number): void {
  const [rows, columns] = matrix.shape as [number, number];
  const values = (matrix.storage as Float64Array).subarray(
    matrix.offset,
    matrix.offset + rows * columns,
  );
  const {scale, width} = chooseFormat(stream, values);
  const space = ' '.repeat(indent);
  const perLine = Math.floor((lineSize - indent) / (width + 1));
  stream.text += space;
  for (let first = 0; first < columns; first += perLine) {
    const last = Math.min(first + perLine, columns) - 1;
    if (perLine < columns) {
      if (first !== 0) {
        stream.text += '\n';
      }
      stream.text += `Columns ${first + 1} to ${last + 1}${space}`;
    }
    if (scale !== 1) {
      stream.scale(scale);
      stream.text += space;
    }
    for (let row = 0; row < rows; row++) {
      for (let column = first; column <= last; column++) {
        stream.number((values[row * columns + column] ?? 0) / scale, width);
        stream.text += column === last ? '\n' : ' ';
      }
      if (row !== rows - 1) {
        stream.text += space + (scale === 1 ? '' : ' ');
      }
    }
  }
}

/** Every matrix of a tensor with more dimensions, the first dimension fastest. */
function printSlices(stream: Stream, tensor: Tensor): void {
  const counts = tensor.shape.slice(0, -2);
  const total = counts.reduce((x, y) => x * y, 1);
  for (let at = 0; at < total; at++) {
    let rest = at;
    const index = counts.map((count) => {
      const digit = rest % count;
      rest = Math.floor(rest / count);
      return digit;
    });
    if (at > 0) {
      stream.text += '\n';
    }
    stream.text += `(${index.map((digit) => `${digit + 1},`).join('')}.,.) = \n`;
    printMatrix(
      stream,
      index.reduce((part, k) => select(part, 0, k), tensor),
      1,
    );
  }
}

/** The text that libtorch streams for a tensor. */
export function format(tensor: Tensor): string {
  const stream = new Stream();
  const doubles = toContiguous(cast(tensor, 'float64'));
  const values = doubles.storage as Float64Array;
  const rank = tensor.shape.length;
  if (rank === 0) {
    stream.number(values[doubles.offset] ?? 0);
    stream.text += '\n';
  } else if (numel(tensor) > 0) {
    if (rank === 1) {
      const part = values.subarray(
        doubles.offset,
        doubles.offset + numel(tensor),
      );
      const {scale, width} = chooseFormat(stream, part);
      if (scale !== 1) {
        stream.scale(scale);
      }
      for (const value of part) {
        stream.number(value / scale, width);
        stream.text += '\n';
      }
    } else if (rank === 2) {
      printMatrix(stream, doubles, 0);
    } else {
      printSlices(stream, doubles);
    }
  }
  const {name} = dtypes[tensor.dtype];
  return `${stream.text}[ CPU${name}Type{${tensor.shape.join(',')}} ]`;
}

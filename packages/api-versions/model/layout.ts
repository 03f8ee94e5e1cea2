import {codeText, type Code} from './types';

/** Longest line of a signature, in characters. */
const lineWidth = 72;

/** Code without links. */
export function plain(text: string): Code {
  return text === '' ? [] : [{text}];
}

/** Joins code with a separator. */
export function join(items: readonly Code[], separator: string): Code {
  return items.flatMap((item, index) =>
    index === 0 ? item : [{text: separator}, ...item],
  );
}

/** A call signature: on one line if it fits, else with one parameter per line. */
export function layOutCall(
  head: Code,
  parameters: readonly Code[],
  tail: Code,
): Code {
  const short = [
    ...head,
    {text: '('},
    ...join(parameters, ', '),
    {text: ')'},
    ...tail,
  ];
  if (parameters.length === 0 || codeText(short).length <= lineWidth) {
    return short;
  }
  return [
    ...head,
    {text: '(\n'},
    ...parameters.flatMap((code) => [
      {text: '  '},
      ...code,
      // A rest parameter takes no trailing comma.
      {text: code[0]?.text.startsWith('...') ? '\n' : ',\n'},
    ]),
    {text: ')'},
    ...tail,
  ];
}

/** A union type: on one line if it fits, else with one alternative per line. */
export function layOutUnion(head: Code, types: readonly Code[]): Code {
  const short = [...head, {text: ' '}, ...join(types, ' | ')];
  if (types.length < 2 || codeText(short).length <= lineWidth) {
    return short;
  }
  return [...head, ...types.flatMap((code) => [{text: '\n  | '}, ...code])];
}

/** A block in braces with one item per line; no braces if there is none. */
export function layOutBlock(head: Code, items: readonly Code[]): Code {
  if (items.length === 0) {
    return head;
  }
  return [
    ...head,
    {text: ' {\n'},
    ...items.flatMap((code) => [
      ...indent([{text: '  '}, ...code]),
      {text: ';\n'},
    ]),
    {text: '}'},
  ];
}

function indent(code: Code): Code {
  return code.map((part) => ({
    ...part,
    text: part.text.replaceAll('\n', '\n  '),
  }));
}

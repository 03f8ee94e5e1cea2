import {LoadError} from './LoadError';

/** Instructions by the number that FlatBuffers files give them. */
export const opcodes = [
  'OP',
  'OPN',
  'LOAD',
  'MOVE',
  'STOREN',
  'STORE',
  'DROP',
  'DROPR',
  'LOADC',
  'JF',
  'JMP',
  'LOOP',
  'RET',
  'WAIT',
  'CALL',
  'GUARD',
  'TYPECHECK',
  'FAIL_GUARD',
  'PROFILE_OP',
  'TAIL_CALL',
  'INTERFACE_CALL',
  'GET_ATTR',
  'SET_ATTR',
  'LIST_UNPACK',
  'TUPLE_CONSTRUCT',
  'NAMED_TUPLE_CONSTRUCT',
  'LIST_CONSTRUCT',
  'DICT_CONSTRUCT',
  'CREATE_OBJECT',
  'ISINSTANCE',
  'TUPLE_SLICE',
  'TUPLE_INDEX',
  'RAISE_EXCEPTION',
  'DICT_INDEX',
  'UNCHECKED_CAST',
  '__IS__',
  'UN_INITIALIZED',
  '__ISNOT__',
  'FORMAT',
  'DEVICE',
  'DTYPE',
  'DIM',
  '__NOT__',
  'TO_LIST',
  'NUM_TO_TENSOR',
  'IS_CUDA',
  'FORK',
  'WARN',
  'ENTER',
  'EXIT',
] as const;

/** What servers' TorchScript has and the lite interpreter refuses to load. */
const onServersOnly = new Set([
  'WAIT',
  'GUARD',
  'TYPECHECK',
  'FAIL_GUARD',
  'PROFILE_OP',
  'TAIL_CALL',
  'FORK',
  'ENTER',
  'EXIT',
]);

/** The instruction, if phones have it. */
export function onPhones(op: string): string {
  if (onServersOnly.has(op)) {
    throw new LoadError(`${op} is not supported in mobile module.`);
  }
  return op;
}

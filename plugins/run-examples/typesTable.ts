import {
  codeText,
  type ApiCall,
  type ApiModel,
  type ApiSymbol,
  type Code,
} from 'api-versions';
import type {Completion, Members, TypesTable} from 'run-in-page';

function returned(calls: readonly ApiCall[]): Completion {
  const [first] = calls;
  if (first === undefined) {
    return {};
  }
  const type = codeText(first.returns);
  const names = first.parameters
    .filter(({name}) => !name.includes('.'))
    .map(({name, optional}) => (optional ? `${name}?` : name));
  return {detail: `(${names.join(', ')}): ${type}`, type};
}

/** What a value is, unless its type is an object written out. */
function valueOf(code: Code): Completion {
  const type = codeText(code);
  return type === '' || /[;{]/.test(type) ? {} : {detail: `: ${type}`, type};
}

function membersOf({members}: ApiSymbol): Members {
  return Object.fromEntries(
    members
      .filter(({kind}) => kind !== 'constructor')
      .map(({name, kind, type, calls}) => [
        kind === 'index' ? '[]' : name,
        calls.length > 0
          ? returned(calls)
          : kind === 'member'
            ? {}
            : valueOf(type),
      ]),
  );
}

/** Members of a type alias: of a function, its result; of an intersection, those of its parts. */
function aliasMembers(symbol: ApiSymbol, all: readonly ApiSymbol[]): Members {
  const alias = codeText(symbol.type);
  const result = /^\(.*\) => (\w+)$/s.exec(alias)?.[1];
  const parts = alias.split(' & ');
  return Object.assign(
    {},
    membersOf(symbol),
    result !== undefined && {'()': {type: result}},
    ...(parts.length < 2
      ? []
      : all
          .filter(({name, kind}) => kind === 'type' && parts.includes(name))
          .map((part) => aliasMembers(part, all))),
  ) as Members;
}

/** The completions of a release, from the model of its reference. */
export function typesTable({modules}: Pick<ApiModel, 'modules'>): TypesTable {
  const symbols = modules.flatMap((module) => module.symbols);
  const table: TypesTable = {exports: {}, types: {}};
  for (const symbol of symbols) {
    const {name, kind, access, calls, type} = symbol;
    const members =
      kind === 'type' ? aliasMembers(symbol, symbols) : membersOf(symbol);
    if (Object.keys(members).length > 0) {
      table.types[name] = members;
    }
    if (
      access.by === 'import' &&
      !access.statement.startsWith('import type') &&
      kind !== 'interface'
    ) {
      table.exports[name] =
        calls.length > 0 ? returned(calls) : {type: name, ...valueOf(type)};
    }
  }
  return table;
}

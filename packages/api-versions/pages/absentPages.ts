import {hasPage, type ApiModel} from '../model/types';
import {absentPath, type AbsentPage} from './renderAbsent';

function pagesOf({modules}: ApiModel): AbsentPage[] {
  return [
    // The installer has a page in one version; in the others its path is not found.
    ...modules
      .filter(({name}) => name !== 'install-jsi')
      .map(({name}): AbsentPage => ({kind: 'module', name})),
    ...modules.flatMap(({symbols}) => symbols).filter(hasPage),
  ];
}

/** The pages that other versions have and this one lacks. */
export function absentPages(
  model: ApiModel,
  all: readonly ApiModel[],
): AbsentPage[] {
  const own = new Set(pagesOf(model).map(absentPath));
  const missing = new Map(
    all
      .flatMap(pagesOf)
      .map((absent): [string, AbsentPage] => [absentPath(absent), absent])
      .filter(([path]) => !own.has(path)),
  );
  return [...missing.values()];
}

import type {Identifier} from '@mdn/browser-compat-data/types';
import {compat, isNewer, partOf} from './compatData';
import {readNames, type Script} from './readNames';

/** Interfaces of objects that scripts find by a name. */
const interfaces: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  self: 'Window',
  window: 'Window',
};

/** Every member of that name, whatever it belongs to. */
const allMembers = new Map<string, Identifier[]>();
for (const features of [compat.apis, compat.builtins]) {
  for (const feature of Object.values(features) as Identifier[]) {
    for (const [key, member] of Object.entries(feature) as [
      string,
      Identifier,
    ][]) {
      if (key !== '__compat') {
        const name = key.replace(/_(?:static|event)$/, '');
        allMembers.set(name, [...(allMembers.get(name) ?? []), member]);
      }
    }
  }
}

function findGlobal(name: string): Identifier | undefined {
  return (
    partOf(partOf(compat.apis, 'Window'), name) ??
    partOf(compat.apis, name) ??
    partOf(compat.builtins, name)
  );
}

/** The member of what has this name, if MDN knows both. */
function findMember(owner: string, name: string): Identifier | undefined {
  if (interfaces[owner] === 'Window') {
    return findGlobal(name);
  }
  const feature =
    partOf(compat.apis, interfaces[owner] ?? owner) ??
    partOf(compat.builtins, owner);
  return partOf(feature, `${name}_static`) ?? partOf(feature, name);
}

/**
 * What scripts use that an old browser lacks: globals such as `scheduler`, members such as
 * `URL.canParse`, and names such as `.isWellFormed` that no older object has. Where they
 * name something of their own, they mean that.
 */
export function findNewerApis(
  scripts: ReadonlyMap<string, Script>,
): Map<string, string[]> {
  const newer = new Map<string, string[]>();
  const all = new Map(
    [...scripts].map(([file, script]) => [file, readNames(script)]),
  );
  const ownProperties = new Set(
    [...all.values()].flatMap(({properties}) => [...properties]),
  );
  for (const [file, {variables, used, members}] of all) {
    const found = new Set<string>();
    for (const name of used) {
      if (!variables.has(name) && isNewer(findGlobal(name))) {
        found.add(name);
      }
    }
    for (const [owner, name] of members) {
      const member =
        owner === undefined || variables.has(owner)
          ? undefined
          : findMember(owner, name);
      if (owner !== undefined && member !== undefined) {
        if (isNewer(member)) {
          found.add(interfaces[owner] === 'Window' ? name : `${owner}.${name}`);
        }
      } else if (
        !ownProperties.has(name) &&
        allMembers.get(name)?.every(isNewer) === true
      ) {
        found.add(`.${name}`);
      }
    }
    for (const name of found) {
      newer.set(name, [...(newer.get(name) ?? []), file]);
    }
  }
  return newer;
}

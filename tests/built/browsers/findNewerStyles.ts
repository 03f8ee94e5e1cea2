import type {Identifier} from '@mdn/browser-compat-data/types';
import postcss, {type Container, type Declaration} from 'postcss';
import {compat, isNewer, partOf} from './compatData';

const {styles} = compat;
const properties = partOf(styles, 'properties');
const atRules = partOf(styles, 'at-rules');
const media = partOf(atRules, 'media');
const selectors = partOf(styles, 'selectors');
const types = partOf(styles, 'types');
const units = partOf(types, 'length');

/** Functions such as `color-mix`, some of which belong to a type such as `color`. */
function findFunction(name: string): Identifier | undefined {
  return (
    partOf(types, name) ??
    Object.values(types ?? {})
      .map((type) => partOf(type as Identifier, name))
      .find((found) => found !== undefined)
  );
}

/** Whether the same rule also sets the property otherwise, or the one of a single browser. */
const hasFallback = (declaration: Declaration) =>
  declaration.parent?.some(
    (node) =>
      node.type === 'decl' &&
      node !== declaration &&
      node.prop.replace(/^-\w+-/, '') === declaration.prop,
  ) === true;

/** Whether browsers are asked first. */
function isAsked({parent}: {parent?: Container['parent']}): boolean {
  return (
    parent !== undefined &&
    ((parent.type === 'atrule' &&
      'name' in parent &&
      parent.name === 'supports') ||
      isAsked(parent))
  );
}

const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

/**
 * What a style sheet uses that an old browser lacks: `color: color-mix()`, `scripting`,
 * `:has`, `1lh`. Not what it asks for with `@supports`, nor a value that follows another.
 */
export function findNewerStyles(css: string): Set<string> {
  const newer = new Set<string>();
  const note = (what: string, feature: Identifier | undefined) => {
    if (isNewer(feature)) {
      newer.add(what);
    }
  };
  postcss.parse(css).walk((node) => {
    if (isAsked(node)) {
      return;
    }
    if (node.type === 'atrule') {
      note(`@${node.name}`, partOf(atRules, node.name));
      if (node.name === 'media') {
        for (const name of namesIn(node.params, /\(\s*([a-z-]+)/g)) {
          note(`(${name})`, partOf(media, name));
        }
      }
    } else if (node.type === 'rule') {
      for (const name of namesIn(node.selector, /::?([a-z][a-z-]*)/g)) {
        note(`:${name}`, partOf(selectors, name));
      }
      if (node.selector.includes('&')) {
        note('&', partOf(selectors, 'nesting'));
      }
    } else if (
      node.type === 'decl' &&
      // Those of ours, and of a single browser.
      !node.prop.startsWith('-') &&
      // Phones have none.
      node.prop !== 'cursor' &&
      !hasFallback(node)
    ) {
      const property = partOf(properties, node.prop);
      note(node.prop, property);
      const value = node.value.replaceAll(/(["']).*?\1|url\([^)]*\)/g, '');
      for (const word of namesIn(
        value,
        /(?<![\w-])([a-z][a-z-]*)(?![\w(-])/g,
      )) {
        note(`${node.prop}: ${word}`, partOf(property, word));
      }
      for (const name of namesIn(value, /([a-z][a-z-]*)\(/g)) {
        note(`${name}()`, findFunction(name));
      }
      for (const unit of namesIn(value, /[\d.]([a-z]+)(?![\w(-])/g)) {
        note(`1${unit}`, partOf(units, unit));
      }
    }
  });
  return newer;
}

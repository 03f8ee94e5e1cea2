import type {Root} from 'postcss';

/** Removes rules and conditions that hold nothing, from the inside out. */
export function dropEmpty(sheet: Root): void {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    sheet.walk((node) => {
      if ('nodes' in node && node.nodes?.length === 0) {
        node.remove();
        hasChanged = true;
      }
    });
  }
}

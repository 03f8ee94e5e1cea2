import {list, type Plugin} from 'postcss';

/** The first inline script sets the attribute. */
const roots = {
  '(scripting: none)': ':root:not([data-theme])',
  '(scripting: enabled)': ':root[data-theme]',
};

/** Replaces the media feature `scripting` with an attribute of the page. */
export const compileScripting: Plugin = {
  postcssPlugin: 'compile-scripting',
  AtRule: {
    media(media) {
      const queries = list.comma(media.params);
      const others = queries.filter((query) => !Object.hasOwn(roots, query));
      if (others.some((query) => query.includes('scripting'))) {
        throw media.error(
          'Only "(scripting: none)" and "(scripting: enabled)", alone or in a list, become an attribute of the page.',
        );
      }
      for (const [query, root] of Object.entries(roots)) {
        if (queries.includes(query)) {
          const copy = media.clone();
          copy.walkRules((rule) => {
            rule.selectors = rule.selectors.map((one) => `${root} ${one}`);
          });
          media.after(copy.nodes ?? []);
        }
      }
      if (others.length === 0) {
        media.remove();
      } else {
        media.params = others.join(', ');
      }
    },
  },
};

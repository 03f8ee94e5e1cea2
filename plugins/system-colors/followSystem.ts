import {atRule, type Plugin, type Rule} from 'postcss';

const darkRoot = /(?:html|:root)?\[data-theme=(["']?)dark\1\]/;

/** Repeats the rules of the dark mode for a page without scripts, where no attribute tells the mode. */
export const followSystem: Plugin = {
  postcssPlugin: 'follow-system',
  OnceExit(root) {
    const rules: Rule[] = [];
    root.walkRules(darkRoot, (rule) => void rules.push(rule));
    for (const rule of rules) {
      const media = atRule({
        name: 'media',
        params: '(prefers-color-scheme: dark)',
      });
      media.append(
        rule.clone({
          selectors: rule.selectors
            .filter((selector) => darkRoot.test(selector))
            .map((selector) =>
              selector.replace(darkRoot, ':root:not([data-theme])'),
            ),
        }),
      );
      rule.after(media);
    }
  },
};

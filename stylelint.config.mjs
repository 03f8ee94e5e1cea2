export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // Infima's and Docusaurus's class names are BEM; ours in modules are camelCase.
    'selector-class-pattern': null,
    'custom-property-pattern': '^(ifm|doc|pt|search)-[a-z0-9-]+$',
    'selector-pseudo-class-no-unknown': [
      true,
      {ignorePseudoClasses: ['global', 'local']},
    ],
    'value-keyword-case': ['lower', {ignoreProperties: ['/font-family/']}],
    // Order by meaning (base, then variants) reads better than order by weight.
    'no-descending-specificity': null,
  },
};

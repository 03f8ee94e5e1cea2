import type {ReactNode} from 'react';
import Box from '@site/src/components/Picture/Box';
import ink from '@site/src/components/Picture/styles.module.css';
import Phone from './Phone';
import styles from './styles.module.css';

const examples = ['Image', 'Text', 'Drawing'];

/** The template app: a list of examples above three tabs. */
export default function TemplateApp(): ReactNode {
  return (
    <Phone label="Phone with the app of the template: a list of examples, and a bar with the tabs Examples, Toolbox and Mine at the bottom.">
      <text className={styles.title} x="20" y="56">
        Examples
      </text>
      {examples.map((example, index) => (
        <g key={example} transform={`translate(14 ${80 + index * 86})`}>
          <rect className={styles.card} width="208" height="74" rx="12" />
          <Box className={styles.lilac} at={[12, 12, 50, 50]} rx={8} />
          <path className={ink.violet} d="M30 26l18 11-18 11z" />
          <text x="78" y="42">
            {example}
          </text>
        </g>
      ))}
      <path className={styles.rule} d="M0 352h236" />
      <rect className={ink.ember} x="14" y="352" width="66" height="4" />
      <text className={styles.strongWords} x="47" y="386" textAnchor="middle">
        Demos
      </text>
      <text className={styles.muted} x="122" y="386" textAnchor="middle">
        Toolbox
      </text>
      <text className={styles.muted} x="197" y="386" textAnchor="middle">
        Mine
      </text>
    </Phone>
  );
}

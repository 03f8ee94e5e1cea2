import path from 'node:path';

type Module = {type: string; identifier: () => string};

const dialogSheet = path.join(__dirname, 'client', 'styles.module.css');

/** Docusaurus puts every style into one sheet; the dialog's is loaded when it opens. */
export const dialogStyles = {
  name: 'offline',
  type: 'css/mini-extract',
  chunks: 'all',
  enforce: true,
  priority: 60,
  test: (module: Module) =>
    module.type === 'css/mini-extract' &&
    module.identifier().includes(dialogSheet),
} as const;

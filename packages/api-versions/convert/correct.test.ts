import {describe, expect, it} from 'vitest';
import {correct} from './correct';

describe('correct', () => {
  it('leaves words alone where the code makes them true', () => {
    const list = [
      {module: 'lid', from: 'runs models', to: 'runs nothing', unless: 'run('},
    ];
    expect(correct('lid.ts', '/* runs models */ run();', list)).toContain(
      'runs models',
    );
    expect(correct('lid.ts', '/* runs models */', list)).toContain(
      'runs nothing',
    );
  });

  it('refuses to move lines', () => {
    const list = [{module: 'lid', from: 'one', to: 'one\ntwo'}];
    expect(() => correct('lid.ts', 'one', list)).toThrow('number of lines');
  });
});

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

  it('refuses to move lines, and says where the correction is', () => {
    const wrong = {module: 'lid', from: 'one', to: 'one\ntwo', file: 'a.ts'};
    expect(() => correct('lid.ts', 'one', [wrong])).toThrow(
      'a.ts: the correction of "one" in lid.ts changes the number of lines.',
    );
  });
});

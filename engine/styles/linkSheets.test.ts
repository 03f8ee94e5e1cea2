import {expect, it} from 'vitest';
import {addSheets, readSheets} from './linkSheets';

const sheets = readSheets(
  new Map([
    ['hero.1.css', '.hero_1 .button,.hero_1>.title_1,.badge_3{top:0}'],
    ['pages.1.css', '@media print{.card_2:hover,.badge_3{top:0}}'],
    ['styles.1.css', '.button{top:0}'],
  ]),
);

const page = 'build/faq/index.html';

const shared = '<link rel=stylesheet href=/base/assets/css/styles.1.css />';
const link = (file: string) =>
  `<link rel=stylesheet href=/base/assets/css/${file} />`;

it('knows the classes of each sheet that no other has', () => {
  expect(sheets).toEqual([
    {
      file: 'pages.1.css',
      classes: new Set(['card_2', 'badge_3']),
      own: new Set(['card_2']),
    },
    {
      file: 'hero.1.css',
      classes: new Set(['hero_1', 'title_1', 'badge_3']),
      own: new Set(['hero_1', 'title_1']),
    },
  ]);
});

it.each([
  ['nothing of theirs', '<p class=button>hero_1', ''],
  ['a bare class', '<p class=hero_1>', link('hero.1.css')],
  ['one of many classes', '<p class="button card_2">', link('pages.1.css')],
  [
    'a class of two and one of its own',
    '<p class="card_2 badge_3">',
    link('pages.1.css'),
  ],
  [
    'classes of both',
    '<p class=title_1><p class=card_2>',
    link('pages.1.css') + link('hero.1.css'),
  ],
])('links what a page needs that holds %s', (_case, body, links) => {
  expect(addSheets(`${shared}<script></script>${body}`, sheets, page)).toBe(
    `${shared}${links}<script></script>${body}`,
  );
});

it('stops where a page holds a class of several sheets and no other of them', () => {
  expect(() => addSheets(`${shared}<p class=badge_3>`, sheets, page)).toThrow(
    'build/faq/index.html: the class "badge_3" is in pages.1.css and in others',
  );
});

it('leaves a page alone that does not link the shared sheet', () => {
  expect(addSheets('<p class=hero_1>', sheets, page)).toBe('<p class=hero_1>');
});

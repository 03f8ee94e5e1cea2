import {describe, expect, it} from 'vitest';
import {attributeOf, elementsNamed, textOf} from 'build-utils/html';
import {linksIn, partOf, readBuiltPage} from '../../scripts/lib/readBuiltPage';
import {exampleSamples} from '../../content/data/exampleSamples';
import {models} from '../../content/data/models';

const mainOf = (page: string) => partOf(readBuiltPage(page), 'main');
const numbers = ['eight', 'nine', 'ten', 'eleven', 'twelve'];

/** The count in a sentence, in digits or as a word. */
function countIn(text: string): number {
  const [count = ''] = /\d+|eight|nine|ten|eleven|twelve/i.exec(text) ?? [];
  const word = numbers.indexOf(count.toLowerCase());
  return word === -1 ? Number(count) : word + 8;
}

/** Addresses below another that a page links to, each once. */
function below(page: string, address: RegExp): string[] {
  const found = linksIn(mainOf(page)).map(({href}) => href);
  return [...new Set(found.filter((href) => address.test(href)))];
}

const examplePage = /^\/example\/[^/]+\/$/;

it('counts the apps that run in the browser alike: home, the list, and the pages with Start', () => {
  const runs = linksIn(mainOf('/')).find(({href}) => href === '/example/');
  expect(runs?.text).toMatch(/^Run \d+ apps in your browser$/);
  const listed = below('/example/', examplePage);
  expect(listed).toHaveLength(countIn(runs?.text ?? ''));
  // The badges of the stores are a list, too.
  const cards = elementsNamed(mainOf('/example/'), 'li').filter((item) =>
    linksIn(item).some(({href}) => examplePage.test(href)),
  );
  expect(
    cards.filter((card) => elementsNamed(card, 'svg').length > 0),
  ).toHaveLength(listed.length);
  for (const page of listed) {
    const buttons = elementsNamed(mainOf(page), 'button').map(textOf);
    expect(buttons, page).toContain('Start the app');
  }
});

it('counts the tutorials alike: the heading on home, its cards, and the pages with Start', () => {
  const heading = elementsNamed(mainOf('/'), 'h2').find(
    (element) => attributeOf(element, 'id') === 'tutorials',
  );
  const cards = below('/', /^\/docs\/tutorials\/snacks\/[^/]+\/$/);
  expect(cards).toHaveLength(countIn(heading ? textOf(heading) : ''));
  for (const page of cards) {
    const buttons = elementsNamed(mainOf(page), 'button').map(textOf);
    expect(buttons, page).toContain('Start the app');
  }
});

/** The strip of a page: what it says by the name of each fact. */
function factsOf(page: string): Record<string, string> {
  const [names, values] = ['dt', 'dd'].map((tag) =>
    elementsNamed(mainOf(page), tag).map(textOf),
  );
  return Object.fromEntries(
    names?.map((name, index) => [name, values?.[index] ?? '']) ?? [],
  );
}

describe.each(Object.entries(exampleSamples))('example %s', (slug, {model}) => {
  it('says where it runs, and beside the name of its model that a stand-in answers', () => {
    expect(factsOf(`/example/${slug}/`)).toMatchObject({
      'Runs on': 'This page, Android, iOS',
      Model:
        model === undefined
          ? 'None'
          : `${models[model].name}; on this page, a stand-in`,
    });
  });
});

it('tutorials whose app runs on their page say so, and which model answers there', () => {
  for (const page of below('/', /^\/docs\/tutorials\/snacks\/[^/]+\/$/)) {
    const facts = factsOf(page);
    expect(facts['Runs on'], page).toBe('This page, Android, iOS');
    expect(facts.Model, page).toContain('; on this page, ');
  }
});

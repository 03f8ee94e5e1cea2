// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {drawBarChart, type BarChart} from './barChart';

const chart: BarChart = {
  title: 'Blocking & <waiting>',
  description: 'shorter is better',
  groups: [
    {
      label: 'Tensor',
      bars: [
        {series: 'ours', value: 50, text: '50 ms'},
        {series: 'stock', value: 200, text: '200 ms'},
      ],
    },
    {label: 'home', bars: [{series: 'ours', value: 0, text: '0 ms'}]},
  ],
};

function draw(drawn: BarChart): Document {
  return new DOMParser().parseFromString(drawBarChart(drawn), 'image/svg+xml');
}

const widths = (document: Document) =>
  [...document.querySelectorAll('rect:not(.ground)')].map((bar) =>
    Number(bar.getAttribute('width')),
  );

it('draws each bar as long as its value', () => {
  // The longest fills the room between the labels and the texts; nothing still shows.
  expect(widths(draw(chart))).toEqual([100, 400, 1]);
});

it('says in words what it shows', () => {
  const document = draw(chart);
  const svg = document.documentElement;
  expect(svg.getAttribute('role')).toBe('img');
  expect(
    svg
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  ).toEqual([
    'Blocking & <waiting>',
    'shorter is better Tensor: ours 50 ms, stock 200 ms. home: ours 0 ms.',
  ]);
});

it('draws on a ground of its own in light and in dark', () => {
  const styles = draw(chart).querySelector('style')?.textContent ?? '';
  const [light = '', dark = ''] = styles.split('prefers-color-scheme: dark');
  for (const mode of [light, dark]) {
    expect(mode).toMatch(
      /--ground: #\w+; --ink: #\w+; --first: #\w+; --second/,
    );
  }
});

it.each([
  ['no bars', [], 'has no bars'],
  [
    'a bar that is no number',
    [{label: 'a', bars: [{series: 'ours', value: NaN, text: ''}]}],
    'a bar is no length (NaN)',
  ],
  [
    'a bar that is negative',
    [{label: 'a', bars: [{series: 'ours', value: -1, text: ''}]}],
    'a bar is no length (-1)',
  ],
])('refuses %s', (_name, groups, message) => {
  expect(() => drawBarChart({...chart, groups})).toThrow(message);
});

// @vitest-environment jsdom
import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import LastUpdated from '.';

it.each([
  ['2026-11-15T23:59:59.000Z', 'Nov 15, 2026'],
  ['2022-09-01T00:00:00.000Z', 'Sep 1, 2022'],
])('formats %s like Intl', (date, text) => {
  const {container} = render(
    <LastUpdated lastUpdatedAt={Date.parse(date)} lastUpdatedBy={undefined} />,
  );
  expect(container.textContent).toBe(`Last updated on ${text}`);
  expect(container.querySelector('time')?.dateTime).toBe(date);
  expect(text).toBe(
    new Intl.DateTimeFormat('en', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(date)),
  );
});

it('renders nothing without a date', () => {
  const {container} = render(
    <LastUpdated lastUpdatedAt={undefined} lastUpdatedBy={undefined} />,
  );
  expect(container.textContent).toBe('');
});

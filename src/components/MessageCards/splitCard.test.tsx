// @vitest-environment jsdom
import {Fragment} from 'react';
import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import {splitCard} from './splitCard';

const card = [
  <p key="origin">From Gradle.</p>,
  <p key="cause">
    <strong>Cause:</strong> the <em>JDK</em> is a JRE.
  </p>,
  <p key="fix">
    <strong>Fix:</strong> install a JDK.
  </p>,
  <pre key="command">apt install jdk</pre>,
  <p key="then">
    <strong>Then</strong> build again.
  </p>,
];

it('puts cause and fix under their terms, as sentences, with what follows each', () => {
  const sections = splitCard(card);
  expect(
    sections.map(({term, nodes}) => [
      term,
      render(<Fragment>{nodes}</Fragment>).container.textContent.trim(),
    ]),
  ).toEqual([
    [undefined, 'From Gradle.'],
    ['Cause', 'The JDK is a JRE.'],
    ['Fix', 'Install a JDK.apt install jdkThen build again.'],
  ]);
});

it('leaves a card without them as it is', () => {
  const [section, ...others] = splitCard([<p key="a">It closes.</p>, 'text']);
  expect(section?.nodes).toHaveLength(2);
  expect(others).toEqual([]);
});

import {describe, expect, it} from 'vitest';
import {readAdvisories} from './readAdvisories';

/** A report as npm writes it, with one advisory of each severity that is given. */
function report(...severities: string[]) {
  return {
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity, index) => [
        `p${index}`,
        {name: `p${index}`, severity, range: '<2.0.0', via: []},
      ]),
    ),
    metadata: {vulnerabilities: {}, dependencies: {prod: 12, dev: 3}},
  };
}

describe('readAdvisories', () => {
  it('accepts packages with nothing grave', () => {
    expect(readAdvisories(report('info', 'low', 'moderate'))).toEqual({
      packages: 12,
      grave: [],
    });
  });

  it('names what is high or worse', () => {
    const {grave} = readAdvisories(report('low', 'high', 'critical'));
    expect(grave).toHaveLength(2);
    expect(grave[0]).toContain('p1 <2.0.0: high');
    expect(grave[1]).toContain('p2 <2.0.0: critical');
  });

  it.each([
    [
      'a refusal',
      {message: '405 Method Not Allowed - POST https://a.org/', error: {}},
      '405 Method Not Allowed',
    ],
    ['an empty answer', {}, '"vulnerabilities" is required'],
    [
      'no package at all',
      {vulnerabilities: {}, metadata: {dependencies: {prod: 0}}},
      'must be greater than or equal to 1',
    ],
    ['a severity that it does not know', report('grim'), 'must be one of'],
  ])('does not take %s for good news', (_what, answer, reason) => {
    expect(() => readAdvisories(answer)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          new RegExp(`^Nothing was checked: .*${reason}.*Run "npm run audit"`),
        ) as string,
      }) as Error,
    );
  });
});

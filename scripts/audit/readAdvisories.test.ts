import {describe, expect, it} from 'vitest';
import {readAdvisories} from './readAdvisories';

/** A report as npm writes it, with an advisory of each severity. */
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
  it('accepts low and moderate severity', () => {
    expect(readAdvisories(report('info', 'low', 'moderate'))).toEqual({
      packages: 12,
      severe: [],
    });
  });

  it('lists high and critical severity', () => {
    const {severe} = readAdvisories(report('low', 'high', 'critical'));
    expect(severe).toHaveLength(2);
    expect(severe[0]).toContain('p1 <2.0.0: high');
    expect(severe[1]).toContain('p2 <2.0.0: critical');
  });

  it.each([
    [
      'an error',
      {message: '405 Method Not Allowed - POST https://a.org/', error: {}},
      '405 Method Not Allowed',
    ],
    ['an empty report', {}, '"vulnerabilities" is required'],
    [
      'no packages',
      {vulnerabilities: {}, metadata: {dependencies: {prod: 0}}},
      'must be greater than or equal to 1',
    ],
    ['an unknown severity', report('grim'), 'must be one of'],
  ])('rejects %s', (_what, response, reason) => {
    expect(() => readAdvisories(response)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          new RegExp(`^Nothing was checked: .*${reason}.*Run "npm run audit"`),
        ) as string,
      }) as Error,
    );
  });
});

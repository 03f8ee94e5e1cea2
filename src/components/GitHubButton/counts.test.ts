import {describe, expect, it} from 'vitest';
import {apiUrl, formatCount, parseStats, countLabel} from './counts';

const html_url = 'https://github.com/facebookresearch/playtorch';

describe('apiUrl', () => {
  it.each([
    [{owner: 'a', repo: 'b'}, 'https://api.github.com/repos/a/b'],
    [{owner: 'a'}, 'https://api.github.com/users/a'],
  ])('%j', (subject, url) => {
    expect(apiUrl(subject)).toBe(url);
  });
});

describe('parseStats', () => {
  it.each([
    ['star', {stargazers_count: 834}, 834],
    ['fork', {forks_count: 0}, 0],
    ['watch', {subscribers_count: 22}, 22],
    ['issue', {open_issues_count: 60}, 60],
    ['follow', {followers: 5}, 5],
  ] as const)('reads the %s count [S3.6]', (kind, fields, count) => {
    expect(parseStats({...fields, html_url})).toEqual({
      counts: {[kind]: count},
      pageUrl: html_url,
    });
  });

  it.each([
    [null],
    ['834'],
    [{}],
    [{message: 'API rate limit exceeded'}],
    [{stargazers_count: 834}],
    [{stargazers_count: 834, html_url: 'javascript:alert(1)'}],
    [{stargazers_count: 834, html_url: 'https://github.com.evil.example/x'}],
    [{stargazers_count: '834', html_url}],
    [{stargazers_count: -1, html_url}],
    [{stargazers_count: 1.5, html_url}],
    [{stargazers_count: 1e300, html_url}],
  ])('rejects %j', (response) => {
    expect(parseStats(response)).toBeUndefined();
  });
});

it.each([
  [0, '0', '0 stars'],
  [1, '1', '1 star'],
  [834, '834', '834 stars'],
  [1234, '1.2K', '1.2K stars'],
  [999_960, '1M', '1M stars'],
  [1_249_999, '1.2M', '1.2M stars'],
  [1_200_000, '1.2M', '1.2M stars'],
  [2e9, '2B', '2B stars'],
])('formats %i as %s and labels it %s', (count, text, label) => {
  expect(formatCount(count)).toBe(text);
  expect(countLabel('star', count)).toBe(label);
});

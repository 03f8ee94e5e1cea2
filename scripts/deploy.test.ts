import {existsSync, readFileSync} from 'node:fs';
import {validate} from 'dockerfile-utils';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {readSettings} from '../server/settings';

const dockerfile = readFileSync('Dockerfile', 'utf8');

it('has a Dockerfile without mistakes', () => {
  expect(validate(dockerfile)).toEqual([]);
  // The checker itself finds one.
  const [found] = validate('FROM node\nCOPPY . .');
  expect(found?.message).toContain('COPPY');
});

it('serves from a container as a user without privileges, with the one file and the build alone', () => {
  const [, last = ''] = dockerfile.split(/^FROM .*$/m).slice(1);
  expect(last).toMatch(/^USER node$/m);
  expect(last.match(/^COPY .*$/gm)).toEqual([
    'COPY --from=build /site/deploy/server.mjs ./server.mjs',
    'COPY --from=build /site/build ./build',
  ]);
  expect(dockerfile.match(/^FROM .*$/gm)).toEqual([
    'FROM node:20-slim AS build',
    'FROM node:20-slim',
  ]);
  const [, ...copied] = /^COPY (package.*) \.\/$/m.exec(dockerfile) ?? [];
  expect(
    copied
      .join()
      .split(' ')
      .filter((file) => !existsSync(file)),
  ).toEqual([]);
});

type Service = {
  environment?: Record<string, string>;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  ports?: string[];
  depends_on?: Record<string, unknown>;
  volumes?: string[];
};

it('has a compose file that puts a proxy before a site nobody else can reach', () => {
  const {services, volumes} = parse(readFileSync('compose.yaml', 'utf8'), {
    strict: true,
    uniqueKeys: true,
  }) as {services: Record<string, Service>; volumes: Record<string, unknown>};
  const {site, caddy} = services;
  expect(site?.ports).toBeUndefined();
  expect(site).toMatchObject({read_only: true, cap_drop: ['ALL']});
  expect(readSettings(site?.environment ?? {})).toMatchObject({
    trustProxy: true,
    isLogging: true,
  });
  expect(Object.keys(caddy?.depends_on ?? {})).toEqual(['site']);
  expect(caddy?.volumes).toEqual(
    Object.keys(volumes).map((name) => `${name}:/data`),
  );
});

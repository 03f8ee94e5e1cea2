import {existsSync, readFileSync} from 'node:fs';
import {validate} from 'dockerfile-utils';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {readSettings} from 'site-server/build';

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
    'FROM node:24-slim AS build',
    'FROM node:24-slim',
  ]);
  // npm links the project's own packages, so it has to find them.
  const [beforeInstall = ''] = dockerfile.split('RUN npm ci');
  expect(beforeInstall).toMatch(/^COPY packages packages$/m);
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
  cap_add?: string[];
  security_opt?: string[];
  tmpfs?: string[];
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
  // What an intruder could do in either: change no file, gain no privilege.
  for (const service of [site, caddy]) {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  }
  expect(site?.cap_add).toBeUndefined();
  // Ports 80 and 443; certificates outlive the container, nothing else does.
  expect(caddy?.cap_add).toEqual(['NET_BIND_SERVICE']);
  expect(caddy?.tmpfs).toEqual(['/config']);
  expect(readSettings(site?.environment ?? {})).toMatchObject({
    trustProxy: true,
    isLogging: true,
  });
  expect(Object.keys(caddy?.depends_on ?? {})).toEqual(['site']);
  expect(caddy?.volumes).toEqual(
    Object.keys(volumes).map((name) => `${name}:/data`),
  );
});

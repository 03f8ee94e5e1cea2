import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {labFolder} from './buildLab';
import {startServer, untilItAnswers} from './startLab';

export type EmbedSite = {origin: string; stop: () => void};

/** Serves the frame of Expo Snack on the origin `EMBED_ORIGIN`, as the build writes it for that. */
export async function startEmbedSite(
  name: string,
  environment: Readonly<Record<string, string> & {EMBED_ORIGIN: string}>,
): Promise<EmbedSite> {
  const folder = labFolder(name);
  const deploy = path.join(folder, 'deploy');
  const folders = JSON.stringify([path.join(folder, 'build'), deploy]);
  // In a program of its own: settings are read once.
  execFileSync(
    path.resolve('node_modules/.bin/tsx'),
    [
      '--eval',
      `require('./scripts/build/writeEmbedSite.ts').writeEmbedSite(...${folders})`,
    ],
    {env: {...process.env, ...environment}},
  );
  const origin = environment.EMBED_ORIGIN;
  const {hostname, port} = new URL(origin);
  const server = startServer(
    {ROOT: path.join(deploy, 'embed'), HOST: hostname, PORT: port},
    folder,
  );
  await untilItAnswers(origin);
  return {origin, stop: () => server.kill()};
}

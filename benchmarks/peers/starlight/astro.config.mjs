import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig, passthroughImageService} from 'astro/config';

const sidebar = JSON.parse(
  readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8'),
);

export default defineConfig({
  outDir: '../starlight-build',
  image: {service: passthroughImageService()},
  integrations: [
    starlight({
      title: 'PlayTorch',
      sidebar: sidebar.map(({title, path}) => ({label: title, link: path})),
    }),
  ],
});

import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig, passthroughImageService} from 'astro/config';

const sidebar = JSON.parse(
  readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8'),
);

export default defineConfig({
  outDir: '../starlight-build',
  telemetry: false,
  image: {service: passthroughImageService()},
  integrations: [
    starlight({
      title: 'PlayTorch',
      // Ours is built apart from the pages too.
      pagefind: true,
      sidebar: sidebar.map(({title, pages}) => ({
        label: title,
        items: pages.map(({title: label, path}) => ({label, link: path})),
      })),
    }),
  ],
});

import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

const sidebar = JSON.parse(
  readFileSync(new URL('../../sidebar.json', import.meta.url), 'utf8'),
);

export default defineConfig({
  title: 'PlayTorch',
  outDir: '../vitepress-build',
  cleanUrls: true,
  // The pages link to others of the site, which are not built here.
  ignoreDeadLinks: true,
  // They have no HTML, and types such as Promise<void> look like it.
  markdown: {html: false},
  themeConfig: {
    search: {provider: 'local'},
    sidebar: sidebar.map(({title, path}) => ({text: title, link: path})),
  },
});

import type {SiteFiles} from '../files/siteFiles';
import {tablesFile, type Tables} from '../tables/tables';
import {headersFile} from './headersFile';
import {nginxConfig, type NginxOptions} from './nginx';
import {redirectsFile} from './redirectsFile';
import {vercelConfig} from './vercel';

/** Defaults of `deploy/nginx.conf`; edit the copy on the server. */
const nginxDefaults: NginxOptions = {
  listen: ['80', '[::]:80'],
  root: '/var/www/site/build',
};

type HostFile = {
  /** `build` is uploaded with the site; `deploy` is for setting up the host. */
  folder: 'build' | 'deploy';
  name: string;
  content: string;
};

/** The configuration files of all hosts, generated from the tables of a site. */
export function hostFiles(tables: Tables, files: SiteFiles): HostFile[] {
  return [
    {
      folder: 'build',
      name: '_redirects',
      content: redirectsFile(tables, files),
    },
    {folder: 'build', name: '_headers', content: headersFile(tables, files)},
    {
      folder: 'build',
      name: tablesFile,
      content: `${JSON.stringify(tables)}\n`,
    },
    {
      folder: 'deploy',
      name: 'nginx.conf',
      content: nginxConfig(tables, nginxDefaults),
    },
    {
      folder: 'deploy',
      name: 'vercel.json',
      content: `${JSON.stringify(vercelConfig(tables, files), undefined, 2)}\n`,
    },
  ];
}

import {existsSync} from 'node:fs';
import process from 'node:process';

/** Debian's packages of nginx and of the module that sends brotli copies. */
export const nginxPackages = [
  'nginx',
  'libnginx-mod-http-brotli-filter',
  'libnginx-mod-http-brotli-static',
];

/** An ordinary user's PATH may lack the folder of servers. */
const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether `SKIP_NGINX` asks to do without. */
export function isNginxSkipped() {
  return !['', '0', undefined].includes(process.env.SKIP_NGINX);
}

/**
 * Path of an nginx that sends brotli copies. Undefined where there is none, or
 * where it is to be left out.
 *
 * @returns {string | undefined}
 */
export function findNginx() {
  return !isNginxSkipped() && existsSync(program) && existsSync(brotliModule)
    ? program
    : undefined;
}

/** Says that nginx takes no part in the tests, and why; undefined where it does. */
export function nginxNotice() {
  if (isNginxSkipped()) {
    return 'NOT RUN: the comparison with nginx, because SKIP_NGINX is set.';
  }
  return findNginx() === undefined
    ? `NOT RUN: the comparison with nginx, which is not here. As root, run "apt-get install ${nginxPackages.join(' ')}", then run the tests again.`
    : undefined;
}

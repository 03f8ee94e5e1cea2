import {existsSync} from 'node:fs';
import {installDebianPackages} from './installPackage.mjs';

/** Debian's packages of nginx and of the modules that send brotli copies. */
const packages = [
  'nginx',
  'libnginx-mod-http-brotli-filter',
  'libnginx-mod-http-brotli-static',
];

/** An ordinary user's PATH may lack the folder of servers. */
const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

function isInstalled() {
  return existsSync(program) && existsSync(brotliModule);
}

/**
 * Path of an nginx that sends brotli copies, installed where that is possible.
 * Undefined where there is none and none can be had.
 *
 * @returns {Promise<string | undefined>}
 */
export async function ensureNginx() {
  if (!isInstalled()) {
    await installDebianPackages(packages);
  }
  return isInstalled() ? program : undefined;
}

import {existsSync} from 'node:fs';
import {optionalTool} from './optionalTool.mjs';

/** An ordinary user's PATH may lack the folder of servers. */
const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's nginx with the module that sends brotli copies. */
export const nginx = optionalTool({
  name: 'nginx',
  use: 'the comparison with nginx',
  packages: [
    'nginx',
    'libnginx-mod-http-brotli-filter',
    'libnginx-mod-http-brotli-static',
  ],
  variable: 'SKIP_NGINX',
  find: () =>
    existsSync(program) && existsSync(brotliModule) ? program : undefined,
});

export const {find: findNginx, notice: nginxNotice} = nginx;

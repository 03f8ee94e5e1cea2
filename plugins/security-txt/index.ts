import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeOutput} from 'build-utils';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

/** Content of security.txt, as RFC 9116 has it. */
export function securityTxt(
  siteUrl: string,
  {contact, expires}: Pick<PluginOptions, 'contact' | 'expires'>,
): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(expires).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Writes where to report a security problem. */
export default function securityTxtPlugin(
  {siteConfig}: LoadContext,
  options: PluginOptions,
): Plugin {
  return {
    name: 'security-txt',
    async postBuild({outDir}) {
      await writeOutput(
        outDir,
        '.well-known/security.txt',
        securityTxt(siteConfig.url, options),
      );
    },
  };
}

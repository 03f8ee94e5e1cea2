import type {PluginConfig} from '@docusaurus/types';
import {env} from './env';

const {contact, expires} = env.security;

/** Writes `/.well-known/security.txt` where a contact is configured. */
export const securityTxtPlugins: PluginConfig[] =
  contact === undefined && expires === undefined
    ? []
    : [['./plugins/security-txt/index.ts', {contact, expires}]];

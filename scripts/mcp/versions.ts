import * as z from 'zod';
import {docsVersions, latestVersion} from '../../content/site/versions';

export const labels = docsVersions.map(({label}) => label).join(', ');

/** What a tool's input says of a version. */
export const versionHint = `Docs version: ${labels}. The latest, ${latestVersion}, if left out.`;

export const version = z.string().optional().describe(versionHint);

import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsVersionOf, latestVersion} from '../../content/site/versions';
import {latestChanges} from '../../content/data/releases';
import {findSymbol} from './findSymbol';
import {readSymbols} from './readSymbols';

/** Gives the home page the addresses of the symbols that it names. */
export default function symbolLinks({siteDir}: LoadContext): Plugin {
  return {
    name: 'symbol-links',
    async contentLoaded({actions}) {
      const symbols = readSymbols(siteDir, latestVersion);
      const links = latestChanges.map(({name}) => {
        const href = findSymbol(name, symbols);
        if (href === undefined) {
          throw new Error(
            `content/releases/${docsVersionOf(latestVersion).packageVersion}.json: "news": the reference of ${latestVersion} has no "${name}". Write a name as it has it.`,
          );
        }
        return [name, href];
      });
      await actions.createData(
        'home.json',
        JSON.stringify(Object.fromEntries(links)),
      );
    },
  };
}

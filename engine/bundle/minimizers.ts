import type {Plugin} from '@docusaurus/types';
import type {rspack} from '@rspack/core';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizers = NonNullable<Configuration['optimization']>['minimizer'];
type Minimizer = NonNullable<Minimizers>[number];

/** Names in alphabetical order, which the bundler's types do not know. */
const mangle: object = {disableCharFreq: true};

/**
 * The minifiers of Docusaurus, but for that of scripts: ours gives names regardless of the
 * letters in a file. Those of Docusaurus's depend on which a file has most of, and it counts
 * the hashes, which are not final by then: the same code came out under other names, and with it
 * all pages that link it.
 */
export function minimizers(
  stock: Minimizers,
  {SwcJsMinimizerRspackPlugin}: typeof rspack,
): Minimizers {
  const others = (stock ?? []).filter(
    (minimizer: unknown) => !(minimizer instanceof SwcJsMinimizerRspackPlugin),
  );
  if (others.length === stock?.length) {
    throw new Error(
      'engine/bundle/minimizers.ts: Docusaurus no longer minifies scripts with SwcJsMinimizerRspackPlugin. Take out what it uses now, or both would run.',
    );
  }
  const scripts = new SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      ecma: 2020,
      module: true,
      compress: {ecma: 2020},
      mangle,
      format: {ecma: 2020, comments: false, ascii_only: true},
    },
  });
  // Docusaurus's types know only its other bundler.
  return [scripts as unknown as Minimizer, ...others];
}

import type {Plugin} from '@docusaurus/types';
import type {rspack} from '@rspack/core';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizers = NonNullable<Configuration['optimization']>['minimizer'];
type Minimizer = NonNullable<Minimizers>[number];

/** Names in alphabetical order, which the bundler's types do not know. */
const mangle: object = {disableCharFreq: true};

/**
 * The bundler's own minifier of scripts, in place of the one that Docusaurus runs beside
 * it. That one gives the shortest names to the letters that a file has most of, and counts
 * the hashes in it, which are not final by then: the same code came out under other
 * names, and with it all pages that link it.
 */
export function minimizers(
  stock: Minimizers,
  {SwcJsMinimizerRspackPlugin}: typeof rspack,
): Minimizers {
  const scripts = new SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      ecma: 2020,
      module: true,
      compress: {ecma: 2020},
      mangle,
      format: {ecma: 2020, comments: false, ascii_only: true},
    },
  });
  return [
    // Docusaurus's types know only its other bundler.
    scripts as unknown as Minimizer,
    ...(stock ?? []).filter(
      (minimizer: Minimizer) => minimizer?.constructor.name !== 'TerserPlugin',
    ),
  ];
}

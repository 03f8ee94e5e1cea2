import {healthPath, hiddenFile, notFoundFile} from '../../tables/paths';
import {formsOf} from '../../tables/formsOf';
import {assetFolder} from '../../tables/headers';
import {earlierFolder} from '../../files/siteFiles';
import type {Tables} from '../../tables/tables';
import {block, escapeRegExp, shortBlock} from './syntax';

/** Single paths; nginx matches these first. */
function exactLocations({redirects, reportPath}: Tables): string[] {
  return [
    ...redirects.flatMap((redirect) => {
      const {to, status} = redirect;
      const query = to.includes('?') ? '$more_args' : '$is_args$args';
      return formsOf(redirect).map((path) =>
        shortBlock(`location = ${path}`, `return ${status} ${to}${query};`),
      );
    }),
    // It keeps no reports; its access log counts them.
    ...(reportPath === undefined
      ? []
      : [shortBlock(`location = ${reportPath}`, 'return 204;')]),
    ...block(`location = ${healthPath}`, [
      'types { }',
      'default_type text/plain;',
      'return 200 "ok\\n";',
    ]),
    shortBlock(`location = ${notFoundFile}`, 'internal;'),
  ];
}

/** Redirected folders, every form of their addresses. Redirects with the raw path: a decoded one could break the header. */
function folderLocations({folderRedirects}: Tables): string[] {
  return folderRedirects.flatMap(({from, to, status}) => {
    const pattern = escapeRegExp(from);
    const redirect = (rest: string, target: string) =>
      shortBlock(
        `if ($request_uri ~ "^${pattern}${rest}$")`,
        `return ${status} ${to}${target};`,
      );
    return block(`location ~ "^${pattern}"`, [
      redirect('((?:[^?]*/)?)index(?:\\.html)?(\\?.*)?', '$1$2'),
      redirect('([^?]+)\\.html(\\?.*)?', '$1/$2'),
      'set $moved "";',
      shortBlock(
        `if ($request_uri ~ "^${pattern}([^?]*[^?/])(?:\\?.*)?$")`,
        `set $moved ${to}$1/;`,
      ),
      shortBlock(
        'if (-f "$document_root${moved}index.html")',
        `return ${status} $moved$is_args$args;`,
      ),
      redirect('(.*)', '$1'),
      'return 404;',
    ]);
  });
}

function rewriteLocations({rewrites}: Tables): string[] {
  return rewrites.flatMap(({page, idPattern}) => [
    shortBlock(
      `location ~ "^${page}(?:${idPattern})/$"`,
      `try_files ${page}index.html =404;`,
    ),
    shortBlock(
      `location ~ "^${page}(?:${idPattern})$"`,
      'return 301 $uri/$is_args$args;',
    ),
    shortBlock(
      `location ~ "^(?<shared>${page}(?:${idPattern}))(?:\\.html|/index(?:\\.html)?)$"`,
      'return 301 $shared/$is_args$args;',
    ),
  ]);
}

/** Pages at their clean path, and redirects to it from every other form. */
function pageLocations(): string[] {
  return [
    ...block('location ~ "^(?<page>/(?:.*/)?)index(?:\\.html)?$"', [
      shortBlock(
        'if (-f "$document_root${page}index.html")',
        'return 301 $page$is_args$args;',
      ),
      'return 404;',
    ]),
    ...block('location ~ "^(?<page>/.+)\\.html$"', [
      shortBlock(
        'if (-f "$document_root$page/index.html")',
        'return 301 $page/$is_args$args;',
      ),
      'try_files $uri @page;',
    ]),
    // The page, or its Markdown twin if it has one.
    shortBlock(
      'location ~ "/$"',
      'try_files $page_file "${uri}index.html" =404;',
    ),
    shortBlock('location /', 'try_files $uri @page;'),
    ...block('location @page', [
      shortBlock(
        'if (-f "$document_root$uri/index.html")',
        'return 301 $uri/$is_args$args;',
      ),
      'return 404;',
    ]),
  ];
}

/** All locations. nginx takes the first regular expression that matches, so order matters. */
export function locations(tables: Tables): string[] {
  return [
    ...exactLocations(tables),
    shortBlock(`location ~ "${hiddenFile}|//"`, 'return 404;'),
    shortBlock(
      `location ~ "^${assetFolder}.*[^/]$"`,
      `try_files $uri /${earlierFolder}$uri =404;`,
    ),
    ...folderLocations(tables),
    ...rewriteLocations(tables),
    ...pageLocations(),
  ];
}

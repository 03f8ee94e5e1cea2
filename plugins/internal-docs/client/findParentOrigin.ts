import type {PluginOptions} from '../options';

/** Origin of the page that frames this one, if the browser tells. */
function framingOrigin(page: Window): string | undefined {
  if (page.parent === page) {
    return undefined;
  }
  // Firefox does not support it.
  const {ancestorOrigins} = page.location as {
    ancestorOrigins?: ArrayLike<string>;
  };
  const {referrer} = page.document;
  return (
    ancestorOrigins?.[0] ??
    (referrer === '' ? undefined : new URL(referrer).origin)
  );
}

/** Origin of the parent window if the docs may talk to it. */
export function findParentOrigin(
  page: Window,
  {hosts, parentOrigins}: Pick<PluginOptions, 'hosts' | 'parentOrigins'>,
): string | undefined {
  if (!hosts.includes(page.location.host)) {
    return undefined;
  }
  return parentOrigins.find((origin) => origin === framingOrigin(page));
}

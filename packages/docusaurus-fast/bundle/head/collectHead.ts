import {Children, Fragment, isValidElement} from 'react';
import type {ReactElement, ReactNode} from 'react';

type Attributes = Partial<
  Record<'rel' | 'href' | 'name' | 'property' | 'charSet' | 'httpEquiv', string>
> & {children?: ReactNode};
type Tag = ReactElement<Attributes, string>;

/** The tags and attributes that the head of the document should have. */
export type HeadState = {
  title?: string;
  /** Attributes of the document's own element. */
  html: Attributes;
  tags: Tag[];
};

/** Identifies a tag: of two tags with the same key, the later one wins. */
function keyOf({type, props}: Tag): string | undefined {
  const {rel, href, name, property} = props;
  const key =
    type === 'link'
      ? rel === 'canonical'
        ? rel
        : href
      : (name ?? property ?? (props.charSet && 'charset') ?? props.httpEquiv);
  return key === undefined ? undefined : `${type} ${key}`.toLowerCase();
}

function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Attributes>(child)) {
      return [];
    }
    return child.type === Fragment
      ? tagsIn(child.props.children)
      : [child as Tag];
  });
}

/** Merges what the parts of the page put into the head; later parts override earlier ones. */
export function collectHead(parts: readonly ReactNode[]): HeadState {
  const state: HeadState = {html: {}, tags: []};
  for (const part of parts) {
    const tags = tagsIn(part);
    const said = new Set<string | undefined>();
    for (const {type, props} of tags) {
      if (type === 'title') {
        state.title = Children.toArray(props.children)
          .filter((child) => typeof child === 'string')
          .join('');
      } else if (type === 'html') {
        Object.assign(state.html, props);
      }
    }
    const own = tags.filter(({type}) => type === 'meta' || type === 'link');
    for (const tag of own) {
      said.add(keyOf(tag));
    }
    state.tags = [...state.tags.filter((tag) => !said.has(keyOf(tag))), ...own];
  }
  return state;
}

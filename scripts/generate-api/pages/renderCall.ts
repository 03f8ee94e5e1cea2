import type {ApiCall, Doc, Markdown} from '../model/types';
import type {Wrapper} from './Highlighter';
import {blocks, component} from './mdx';
import type {PageContext} from './PageContext';

/** The deprecation notice, if there is one. */
export function renderDeprecated(
  {deprecated}: Doc,
  owner: string,
  context: PageContext,
): string {
  return deprecated === undefined
    ? ''
    : component('ApiDeprecated', {}, context.linkNames(deprecated, owner));
}

function renderParameters(call: ApiCall, context: PageContext): string {
  if (call.parameters.length === 0) {
    return '';
  }
  return component(
    'ApiParameters',
    {label: 'Parameter'},
    ...call.parameters.map(({name, type, optional, defaultValue, text}) =>
      component(
        'ApiParameter',
        {
          name,
          type: context.lines(type, 'type'),
          isOptional: optional,
          defaultValue,
        },
        text,
      ),
    ),
  );
}

/** One signature with its description, parameters and result. */
export function renderCall(
  call: ApiCall,
  {
    wrapper,
    summary,
    owner,
    isHeadline = false,
    isRepeat = false,
    details = call.doc.details,
  }: {
    wrapper: Wrapper;
    summary: string;
    owner: string;
    /** Whether the heading above shows the signature. */
    isHeadline?: boolean;
    /** Whether the overload above has the same description. */
    isRepeat?: boolean;
    /** What follows the summary, if not the whole comment. */
    details?: Markdown;
  },
  context: PageContext,
): string {
  return blocks(
    isHeadline
      ? ''
      : component('ApiSignature', {code: context.lines(call.code, wrapper)}),
    renderDeprecated(call.doc, owner, context),
    ...(isRepeat ? [] : [summary, details]),
    renderParameters(call, context),
    call.doc.returns && component('ApiReturns', {}, call.doc.returns),
  );
}

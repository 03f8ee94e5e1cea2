import type {ApiCall, Doc} from '../model/types';
import type {Wrapper} from './Highlighter';
import {blocks, component} from './mdx';
import type {PageContext} from './PageContext';
import {detailsBeside} from './renderExample';

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

function saysTheSame(call: ApiCall, before: ApiCall | undefined): boolean {
  return (
    call.doc.summary === before?.doc.summary &&
    call.doc.details === before.doc.details
  );
}

/** Each overload with its description, parameters and result. The heading above shows the first signature. */
export function renderCalls(
  calls: readonly ApiCall[],
  {
    wrapper,
    owner,
    target,
    example,
  }: {wrapper: Wrapper; owner: string; target: string; example: string},
  context: PageContext,
): string[] {
  return calls.map((call, index) =>
    blocks(
      index === 0
        ? ''
        : component('ApiSignature', {code: context.lines(call.code, wrapper)}),
      renderDeprecated(call.doc, owner, context),
      ...(saysTheSame(call, calls[index - 1])
        ? []
        : [
            context.summary(call.doc.summary, target),
            detailsBeside(example, call.doc),
          ]),
      renderParameters(call, context),
      call.doc.returns && component('ApiReturns', {}, call.doc.returns),
    ),
  );
}

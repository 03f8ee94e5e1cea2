import {topicNames} from '../api/topicNames';

/** What most readers search for; shown before they type. */
export const popularSearches = [
  'Get started',
  'Load a model',
  'Camera permissions',
  'Image classification',
  'Question answering',
] as const;

/** The topics of the reference, as searches. */
export const searchTopics: readonly string[] = Object.values(topicNames);

/** Searches for signatures; a query with an arrow is about types. */
export const typeSearches = [
  'Tensor -> number',
  'Tensor, number[] -> Tensor',
  '-> Promise<Module>',
] as const;

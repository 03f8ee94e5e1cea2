import {brand} from '@site/content/site/brand';

/** The questions that `/faq/` answers, by their anchor. */
export const questions = {
  maintained: `Is ${brand.name} still maintained?`,
  web: 'Does it run on the web?',
  'expo-go': 'Why does a Snack fail in Expo Go?',
  help: 'Where do I get help?',
  tutorials: 'Where are tutorials and example Snacks?',
  libraries: 'Which libraries can a Snack use?',
  models: 'Which models can I run?',
};

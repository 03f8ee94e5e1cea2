import {brand} from '@site/content/site/brand';

/** Title and description of every shared Snack in its HTML, which cannot know the id. */
export const snackPage = {
  title: 'Shared Snack',
  description: `The code of a shared Expo Snack, made for the ${brand.name} app.`,
};

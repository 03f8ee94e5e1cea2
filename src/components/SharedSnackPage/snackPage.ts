import {brand} from '@site/content/site/brand';

/** Title and description of every shared Snack in its HTML, which cannot know the id. */
export const snackPage = {
  title: 'Shared Snack',
  description: `Open a shared Expo Snack in the ${brand.name} app.`,
};

/** Title and description of every shared Snack: the HTML cannot know the id, and a title should not change while the page loads. */
export const snackPage = {
  title: 'Shared Snack',
  description: 'Open a shared Expo Snack in the PlayTorch app.',
};

import {brand} from '../../content/site/brand';
import type {CardName} from '../../content/site/cardNameOf';

/** Text of a card. */
type Card = {
  /** In large type, one line per entry. */
  title: readonly string[];
  /** Below the title, one line per entry. */
  text: readonly string[];
};

/** Every card by its name. */
export const cards: Record<CardName, Card> = {
  home: {
    title: ['Run PyTorch models', 'inside your mobile app'],
    text: ['Camera, canvas, audio and tensors', 'for React Native.'],
  },
  tutorials: {
    title: ['Tutorials'],
    text: ['From your browser to a model', 'that runs on your phone.'],
  },
  reference: {
    title: ['API reference'],
    text: ['Every module, class and function,', 'in every version.'],
  },
  community: {
    title: ['Community'],
    text: ['Find other users,', 'and see what they built.'],
  },
  support: {
    title: ['Support'],
    text: ['Get help with the app', 'and the toolkit.'],
  },
  faq: {
    title: ['Questions', 'and answers'],
    text: ['About the app, Snacks', 'and models.'],
  },
  flora: {
    title: ['Flora'],
    text: ['Three models teach one lesson', 'about eucalyptus trees.'],
  },
  notices: {
    title: ['Third-party', 'notices'],
    text: ['Software by others', `in the ${brand.name} app.`],
  },
  shared: {
    title: ['Open it on', 'your phone'],
    text: ['A Snack or an example', `for the ${brand.name} app.`],
  },
};

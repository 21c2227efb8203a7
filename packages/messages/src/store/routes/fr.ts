import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.store.addlParams': 'Configurer une application',
  'route.store.addlParamsOfApp': 'Configurer une application',
  'route.store.appDetails': 'Détails de l’application',
  'route.store.appDetailsOfApp': 'Détails de l’application',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.store.addlParams': 'Eine App einrichten',
  'route.store.addlParamsOfApp': 'Eine App einrichten',
  'route.store.appDetails': 'App-Details',
  'route.store.appDetailsOfApp': 'App-Details',
};

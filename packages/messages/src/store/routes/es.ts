import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.store.addlParams': 'Configurar una aplicación',
  'route.store.addlParamsOfApp': 'Configurar una aplicación',
  'route.store.appDetails': 'Detalles de la aplicación',
  'route.store.appDetailsOfApp': 'Detalles de la aplicación',
};

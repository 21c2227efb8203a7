import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'serviceFacts.title': 'Propietario e incidentes',
  'serviceFacts.owner': 'Propietario',
  'serviceFacts.closed': 'Cerrado: {on}.',
  'serviceFacts.closing': 'Cierre previsto: {on}.',
  'serviceFacts.successor': 'Sucesor: {name}',
  'serviceFacts.breaches': 'Filtraciones conocidas',
  'serviceFacts.source': 'Fuente',
};

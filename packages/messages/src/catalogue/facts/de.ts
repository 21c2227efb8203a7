import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'serviceFacts.title': 'Eigentümer und Vorfälle',
  'serviceFacts.owner': 'Eigentümer',
  'serviceFacts.closed': 'Eingestellt: {on}.',
  'serviceFacts.closing': 'Wird eingestellt: {on}.',
  'serviceFacts.successor': 'Nachfolger: {name}',
  'serviceFacts.breaches': 'Bekannte Datenpannen',
  'serviceFacts.source': 'Quelle',
};

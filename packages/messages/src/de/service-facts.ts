import type { serviceFacts as english } from '../en/service-facts.ts';
import type { WordsOf } from '../words.ts';

export const serviceFacts: WordsOf<typeof english> = {
  'serviceFacts.title': 'Eigentümer und Vorfälle',
  'serviceFacts.owner': 'Eigentümer',
  'serviceFacts.closed': 'Eingestellt: {on}.',
  'serviceFacts.closing': 'Wird eingestellt: {on}.',
  'serviceFacts.successor': 'Nachfolger: {name}',
  'serviceFacts.breaches': 'Öffentlich bekannte Datenpannen',
  'serviceFacts.source': 'Quelle',
};

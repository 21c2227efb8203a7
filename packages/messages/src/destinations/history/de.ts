import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.destination.created': 'Ziel {name} hinzugefügt',
  'history.did.destination.changed': 'Ziel {name} geändert',
  'history.did.destination.secret_replaced': 'Secret des Ziels {name} ersetzt',
  'history.did.destination.tested':
    '{outcome, select, success {Ziel {name} getestet} other {Ziel {name} getestet: fehlgeschlagen}}',
  'history.did.destination.deleted': 'Ziel {name} entfernt',
};

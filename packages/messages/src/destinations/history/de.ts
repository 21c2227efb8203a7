import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/destinations': 'Ziel {name} hinzugefügt',
  'history.did.PATCH /admin/destinations/{id}': 'Ziel {name} geändert',
  'history.did.POST /admin/destinations/{id}/secret': 'Dem Ziel {name} ein neues Geheimnis gegeben',
  'history.did.POST /admin/destinations/{id}/test':
    '{outcome, select, success {Ziel {name} ausprobiert} other {Ziel {name} vergeblich ausprobiert}}',
  'history.did.DELETE /admin/destinations/{id}': 'Ziel {name} entfernt',
};

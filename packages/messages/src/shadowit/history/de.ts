import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /risks/policies': 'Hat die Richtlinie {name} angelegt',
  'history.did.PATCH /risks/policies/{id}': 'Hat die Richtlinie {name} geändert',
  'history.did.DELETE /risks/policies/{id}': 'Hat die Richtlinie {name} gelöscht',
  'history.did.POST /risks/policies/{id}/backtest': 'Hat die Richtlinie {name} an der Vergangenheit erprobt',
  'history.did.shadow-it policy hit': 'Die Richtlinie {name} hat Dienste gefunden',
};

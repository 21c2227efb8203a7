import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.shadow_it_policy.created': 'Hat die Richtlinie {name} angelegt',
  'history.did.shadow_it_policy.changed': 'Hat die Richtlinie {name} geändert',
  'history.did.shadow_it_policy.deleted': 'Hat die Richtlinie {name} gelöscht',
  'history.did.shadow_it_policy.backtested': 'Hat die Richtlinie {name} an der Vergangenheit erprobt',
  'history.did.shadow_it_policy.matched': 'Die Richtlinie {name} hat Dienste gefunden',
};

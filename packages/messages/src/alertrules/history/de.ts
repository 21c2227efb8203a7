import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.shadow_it_policy.created': 'Alarmregel {name} angelegt',
  'history.did.shadow_it_policy.changed': 'Alarmregel {name} geändert',
  'history.did.shadow_it_policy.deleted': 'Alarmregel {name} gelöscht',
  'history.did.shadow_it_policy.backtested': 'Alarmregel {name} an vergangenem Datenverkehr getestet',
  'history.did.shadow_it_policy.matched': 'Treffer der Alarmregel {name}',
};

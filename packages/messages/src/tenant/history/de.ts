import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.settings.changed': 'Hat Einstellungen geändert: {name}',
  'history.did.tenant.changed': 'Hat die Angaben zur Firma geändert',
  'history.did.tenant.renamed': 'Das Unternehmen in {name} umbenannt',
  'history.did.events.expired':
    'Ereignisse von vor dem {name} wurden entfernt, da das Unternehmen sie nicht länger aufbewahrt',
};

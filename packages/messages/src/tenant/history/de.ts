import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.settings.changed': 'Einstellungen geändert: {name}',
  'history.did.tenant.changed': 'Angaben zur Unternehmen geändert',
  'history.did.tenant.renamed': 'Das Unternehmen in {name} umbenannt',
  'history.did.events.expired': 'Ereignisse vor dem {name} gemäß Aufbewahrungseinstellung gelöscht',
};

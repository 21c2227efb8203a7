import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.settings.changed': 'Einstellungen geändert: {name}',
  'history.did.tenant.changed': 'Angaben zur Unternehmen geändert',
  'history.did.tenant.renamed': 'Das Unternehmen in {name} umbenannt',
  'history.did.events.expired':
    '{kind, select, activity {Aktivitäten vor dem {name} gemäß Aufbewahrungseinstellung gelöscht} traffic {Datenverkehr vor dem {name} gemäß Aufbewahrungseinstellung gelöscht} dlp {DLP-Funde vor dem {name} gemäß Aufbewahrungseinstellung gelöscht} posture {Konfigurationsfunde vor dem {name} gemäß Aufbewahrungseinstellung gelöscht} audit {Audit-Ereignisse vor dem {name} gemäß Aufbewahrungseinstellung gelöscht} other {Ereignisse vor dem {name} gemäß Aufbewahrungseinstellung gelöscht}}',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/config/update': 'Hat Einstellungen geändert: {name}',
  'history.did.POST /controls/make_api_request patch tenantconfig': 'Hat Einstellungen geändert: {name}',
  'history.did.POST /admin/tenant/update': 'Hat die Angaben zur Firma geändert',
  'history.did.PATCH /admin/tenant/company': 'Das Unternehmen in {name} umbenannt',
  'history.did.retention':
    'Ereignisse von vor dem {name} wurden entfernt, da das Unternehmen sie nicht länger aufbewahrt',
};

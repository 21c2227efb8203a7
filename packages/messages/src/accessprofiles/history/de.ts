import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.grants': 'Rechte',
  'history.field.information_level': 'Namen von Personen',
  'history.field.holders': 'Inhaber',
  'history.field.profile': 'Zugriffsprofil',
  'history.field.user_attributes': 'Sichtbare Personen',
  'history.did.POST /admin/profiles/assign': 'Hat {name} ein anderes Zugriffsprofil gegeben',
  'history.did.POST /controls/make_api_request post accessprofiles': 'Hat das Zugriffsprofil {name} angelegt',
  'history.did.POST /controls/make_api_request patch accessprofiles':
    'Hat das Zugriffsprofil {name} geändert',
  'history.did.POST /controls/make_api_request delete accessprofiles':
    'Hat das Zugriffsprofil {name} gelöscht',
};

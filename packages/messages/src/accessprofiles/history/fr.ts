import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.grants': 'Droits',
  'history.field.information_level': 'Noms des personnes',
  'history.field.holders': 'Détenu par',
  'history.field.profile': 'Profil d’accès',
  'history.field.user_attributes': 'Personnes visibles',
  'history.did.POST /admin/profiles/assign': 'A donné un autre profil d’accès à {name}',
  'history.did.POST /controls/make_api_request post accessprofiles': 'A ajouté le profil d’accès {name}',
  'history.did.POST /controls/make_api_request patch accessprofiles': 'A changé le profil d’accès {name}',
  'history.did.POST /controls/make_api_request delete accessprofiles': 'A supprimé le profil d’accès {name}',
};

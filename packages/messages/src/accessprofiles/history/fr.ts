import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.grants': 'Droits',
  'history.field.information_level': 'Noms des personnes',
  'history.field.holders': 'Attribué à',
  'history.field.profile': 'Profil d’accès',
  'history.field.user_attributes': 'Personnes visibles',
  'history.did.access_profile.assigned': 'A attribué un autre profil d’accès à {name}',
  'history.did.access_profile.created': 'A ajouté le profil d’accès {name}',
  'history.did.access_profile.changed': 'A changé le profil d’accès {name}',
  'history.did.access_profile.deleted': 'A supprimé le profil d’accès {name}',
};

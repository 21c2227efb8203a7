import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.content_profile.created': 'A créé le profil de contenu {name}',
  'history.did.content_profile.changed': 'A modifié le profil de contenu {name}',
  'history.did.content_profile.deleted': 'A supprimé le profil de contenu {name}',
  'history.did.reusable_rule.created': 'A créé la règle réutilisable {name}',
  'history.did.reusable_rule.changed': 'A modifié la règle réutilisable {name}',
  'history.did.reusable_rule.deleted': 'A supprimé la règle réutilisable {name}',
  'history.did.data_filter.created': 'A créé le filtre de données {name}',
  'history.did.data_filter.changed': 'A modifié le filtre de données {name}',
  'history.did.data_filter.deleted': 'A supprimé le filtre de données {name}',
  'history.did.content_alias.created': 'A créé l’alias {name}',
  'history.did.content_alias.changed': 'A modifié l’alias {name}',
  'history.did.content_alias.deleted': 'A supprimé l’alias {name}',
  'history.did.dictionary.created': 'A créé le dictionnaire {name}',
  'history.did.dictionary.changed': 'A modifié le dictionnaire {name}',
  'history.did.dictionary.deleted': 'A supprimé le dictionnaire {name}',
  'history.did.data_identifier.created': 'A créé l’identifiant de données {name}',
  'history.did.data_identifier.changed': 'A modifié l’identifiant de données {name}',
  'history.did.data_identifier.deleted': 'A supprimé l’identifiant de données {name}',
  'history.did.ml_profile.created': 'A créé le profil ML {name}',
  'history.did.ml_profile.changed': 'A modifié le profil ML {name}',
  'history.did.ml_profile.deleted': 'A supprimé le profil ML {name}',
  'history.did.content_index.created': 'A créé l’index {name}',
  'history.did.content_index.changed': 'A modifié l’index {name}',
  'history.did.content_index.deleted': 'A supprimé l’index {name}',
};

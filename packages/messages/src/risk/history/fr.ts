import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.risk_preferences.changed': 'A modifié les préférences de risque',
  'history.did.risk_profile.created': 'A créé le profil de risque {name}',
  'history.did.risk_profile.changed': 'A modifié le profil de risque {name}',
  'history.did.risk_profile.deleted': 'A supprimé le profil de risque {name}',
  'history.did.risk_profile.cloned': 'A cloné un profil de risque sous le nom {name}',
  'history.did.risk_profile.made_default': 'A activé le profil de risque {name}',
  'history.did.service_answer.changed': 'A remplacé une réponse sur {name}',
  'history.did.service_answer.deleted': 'A retiré une réponse remplacée sur {name}',
  'history.field.rules': 'Règles',
  'history.field.knockouts': 'Échecs automatiques',
  'history.field.thresholds': 'Seuils',
  'history.field.answer': 'Réponse',
  'history.field.question': 'Attribut',
};

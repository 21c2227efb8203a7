import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.risk_preferences.changed': 'A modifié l’évaluation des services',
  'history.did.risk_profile.created': 'A créé le profil de risque {name}',
  'history.did.risk_profile.changed': 'A modifié le profil de risque {name}',
  'history.did.risk_profile.deleted': 'A supprimé le profil de risque {name}',
  'history.did.risk_profile.cloned': 'A copié un profil de risque sous le nom {name}',
  'history.did.risk_profile.made_default': 'A mis en vigueur le profil de risque {name}',
  'history.did.service_answer.changed': 'A donné une réponse propre à l’entreprise sur {name}',
  'history.did.service_answer.deleted': 'A retiré une réponse propre à l’entreprise sur {name}',
  'history.field.rules': 'Règles',
  'history.field.knockouts': 'Exclus',
  'history.field.thresholds': 'Seuils',
  'history.field.answer': 'Réponse',
  'history.field.question': 'Question',
};

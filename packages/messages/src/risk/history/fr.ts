import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /risks/updateauditpreferences': 'A modifié l’évaluation des services',
  'history.did.POST /risks/brrprofiles': 'A créé le profil de risque {name}',
  'history.did.PATCH /risks/brrprofiles/{id}': 'A modifié le profil de risque {name}',
  'history.did.DELETE /risks/brrprofiles/{id}': 'A supprimé le profil de risque {name}',
  'history.did.POST /risks/brrprofiles/{id}/clone': 'A copié un profil de risque sous le nom {name}',
  'history.did.POST /risks/brrprofiles/{id}/default': 'A mis en vigueur le profil de risque {name}',
  'history.did.POST /risks/services/{id}/answers/{question}':
    'A donné une réponse propre à l’entreprise sur {name}',
  'history.did.DELETE /risks/services/{id}/answers/{question}':
    'A retiré une réponse propre à l’entreprise sur {name}',
  'history.field.rules': 'Règles',
  'history.field.knockouts': 'Exclus',
  'history.field.thresholds': 'Seuils',
  'history.field.answer': 'Réponse',
  'history.field.question': 'Question',
};

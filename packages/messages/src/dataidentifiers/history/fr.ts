import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.included_identifier.changed': 'A modifié l’identifiant de données fourni {name}',
  'history.field.extra_keywords': 'Mots-clés en plus',
  'history.field.ignored': 'Valeurs ignorées',
};

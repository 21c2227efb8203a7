import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.policy-changed.subject': 'Les règles de connexion ont changé',
  'notice.policy-changed.text':
    '{by} a changé des règles de mots de passe, de seconds facteurs, de sessions ou de réseaux. Ce qui valait avant et ce qui vaut maintenant figure dans l’historique.',
};

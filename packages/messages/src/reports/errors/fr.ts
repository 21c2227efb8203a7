import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.schedule_off': 'La planification est désactivée. Activez-la d’abord.',
  'problem.digest_anonymous':
    'Les personnes sont anonymes dans votre entreprise. Désactivez d’abord l’anonymisation.',
};

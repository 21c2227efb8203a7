import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.destination-failing.subject': '{destination} ne prend pas les messages',
  'notice.destination-failing.text':
    'Les messages vers {destination} échouent depuis un moment. Vérifiez l’adresse et que la destination répond. Ils sont retentés au moins toutes les heures, et aucun n’est perdu.',
};

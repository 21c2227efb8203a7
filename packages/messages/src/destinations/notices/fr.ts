import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.destination-failing.subject': '{destination} n’accepte pas les messages',
  'notice.destination-failing.text':
    'Les messages vers {destination} échouent depuis un certain temps. Vérifiez son URL et qu’elle répond. Casbah réessaie au moins toutes les heures et ne perd aucun message.',
};

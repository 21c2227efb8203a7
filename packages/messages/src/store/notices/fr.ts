import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.subscription-ends.subject': '{app} se termine bientôt',
  'notice.subscription-ends.text':
    'L’abonnement de {app} se termine dans {days} jours. Renouvelez-le, sinon ses pages se ferment ce jour-là ; ce qui est enregistré est gardé.',
};

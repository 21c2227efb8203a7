import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.api-key-ends.subject': 'La clé d’API {name} se termine bientôt',
  'notice.api-key-ends.text':
    'La clé d’API {name} se termine dans {days} jours. Créez-en une nouvelle et mettez-la à la place de l’ancienne, sinon ce qui l’utilise s’arrête.',
};

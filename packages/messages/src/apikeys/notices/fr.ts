import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.api-key-ends.subject': 'La clé d’API {name} expire bientôt',
  'notice.api-key-ends.text':
    'La clé d’API {name} expire dans {days} jours. Créez-en une nouvelle et remplacez-la partout où elle est utilisée, sinon ces programmes perdront l’accès.',
};

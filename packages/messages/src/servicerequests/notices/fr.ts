import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.service-request-moved.subject': 'Votre demande sur {service}',
  'notice.service-request-moved.text': 'Votre demande sur {service} a été mise à jour.',
};

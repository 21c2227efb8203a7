import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.service-request-moved.subject': 'Ihre Anfrage zu {service}',
  'notice.service-request-moved.text': 'Ihre Anfrage zu {service} wurde aktualisiert.',
};

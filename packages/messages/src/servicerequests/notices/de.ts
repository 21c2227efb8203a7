import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.service-request-moved.subject': 'Ihre Anfrage zu {service}',
  'notice.service-request-moved.text': 'Jemand hat sich um Ihre Anfrage zu {service} gekümmert.',
};

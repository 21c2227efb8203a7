import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.service-request-moved.subject': 'Su solicitud sobre {service}',
  'notice.service-request-moved.text': 'Su solicitud sobre {service} se ha actualizado.',
};

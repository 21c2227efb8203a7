import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.decision-expires.subject': 'La decisión sobre {service} vence pronto',
  'notice.decision-expires.text':
    'Su decisión sobre {service}{more, plural, =0 {} one { y # servicio más} other { y # servicios más}} vence en {days, plural, one {# día} other {# días}}. Entonces se restablece la decisión anterior. Para mantenerla, decida de nuevo.',
};

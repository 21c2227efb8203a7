import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.policy-hit.subject': '{policy}: servicios detectados',
  'notice.policy-hit.text':
    'La regla de alerta {policy} ha detectado estos servicios en el tráfico nuevo: {services}.',
};

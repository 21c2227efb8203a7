import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.unknown.subject': 'Una notificación de otra versión de Casbah',
  'notice.unknown.text':
    'Esta notificación la creó otra versión de Casbah. Pida al operador que termine la actualización.',
};

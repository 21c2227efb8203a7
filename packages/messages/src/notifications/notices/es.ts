import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.unknown.subject': 'Un aviso de otra versión de Casbah',
  'notice.unknown.text':
    'Este aviso lo escribió otra versión de Casbah, que sabe más de él. Pregunte a quien gestiona este Casbah.',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.unknown.subject': 'Eine Mitteilung einer anderen Version von Casbah',
  'notice.unknown.text':
    'Diese Mitteilung wurde von einer anderen Version von Casbah geschrieben, die mehr über sie weiß. Fragen Sie, wer dieses Casbah betreibt.',
};

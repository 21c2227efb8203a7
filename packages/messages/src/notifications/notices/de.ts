import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.unknown.subject': 'Eine Benachrichtigung einer anderen Version von Casbah',
  'notice.unknown.text':
    'Diese Benachrichtigung stammt von einer anderen Version von Casbah. Bitten Sie den Betreiber, das Upgrade abzuschließen.',
};

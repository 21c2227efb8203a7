import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.incident-assigned.subject': 'インシデント{name}があなたに割り当てられました',
  'notice.incident-assigned.text':
    '{by}さんがあなたにインシデントを割り当てました（{incidents}件）。最新は{name}です。',
};

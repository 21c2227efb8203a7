import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.policy-hit.subject': '{policy} がサービスを見つけました',
  'notice.policy-hit.text':
    'ポリシー {policy} が新しいトラフィックで {services} 件のサービスを見つけました。',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  OPERATOR_CODE_INVALID:
    'このコードは無効です。使用済みか、1時間を過ぎたか、Casbahが再起動されています。`npx casbah operator-link` で新しいコードを取得してください。',
};

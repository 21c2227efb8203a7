import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  OPERATOR_CODE_INVALID:
    'このコードは無効です。使用済みか、1 時間を過ぎたか、Casbah が再起動されています。`npx casbah operator-link` で新しいコードを取得してください。',
};

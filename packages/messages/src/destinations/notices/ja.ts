import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.destination-failing.subject': '{destination} がメッセージを受け取りません',
  'notice.destination-failing.text':
    '{destination} へのメッセージがしばらく失敗しています。アドレスと応答を確認してください。少なくとも 1 時間ごとに再送され、失われるものはありません。',
};

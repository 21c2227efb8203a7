import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.destination-failing.subject': '{destination}がメッセージを受け付けません',
  'notice.destination-failing.text':
    '{destination}へのメッセージがしばらく失敗しています。URLと応答を確認してください。Casbahは少なくとも1時間ごとに再試行し、メッセージは失われません。',
};

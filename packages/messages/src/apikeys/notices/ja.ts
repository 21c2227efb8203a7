import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.api-key-ends.subject': 'API キー {name} の期限が近づいています',
  'notice.api-key-ends.text':
    'API キー {name} はあと {days} 日で終了します。新しいキーを作成して差し替えないと、利用しているものが止まります。',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.api-key-ends.subject': 'APIキー{name}の有効期限が近づいています',
  'notice.api-key-ends.text':
    'APIキー{name}はあと{days}日で期限切れになります。新しいキーを作成し、使用箇所をすべて差し替えてください。差し替えないと、プログラムがアクセスできなくなります。',
};

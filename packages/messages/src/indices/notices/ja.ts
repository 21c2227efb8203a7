import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.index-failed.subject': 'インデックス{index}を構築できませんでした',
  'notice.index-failed.text':
    'インデックス{index}を開いて理由を確認し、データをもう一度アップロードしてください。それまでは、以前のバージョンがあればそれを使います。',
};

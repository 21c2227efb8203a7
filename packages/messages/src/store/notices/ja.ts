import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.subscription-ends.subject': '{app}の期限が近づいています',
  'notice.subscription-ends.text':
    '{app}のサブスクリプションはあと{days}日で終了します。更新しないとその日にページが閉じます。保存されたものは残ります。',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.policy-hit.subject': '{policy}に一致するサービスがあります',
  'notice.policy-hit.text':
    'アラートルール{policy}に一致するサービスが新しい通信で見つかりました：{services}',
};

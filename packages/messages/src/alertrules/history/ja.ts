import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.shadow_it_policy.created': 'アラートルール{name}を作成',
  'history.did.shadow_it_policy.changed': 'アラートルール{name}を変更',
  'history.did.shadow_it_policy.deleted': 'アラートルール{name}を削除',
  'history.did.shadow_it_policy.backtested': 'アラートルール{name}を過去の通信でテスト',
  'history.did.shadow_it_policy.matched': 'アラートルール{name}に一致するサービスを検出',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.settings.policy': 'パスワード、セッション、MFA',
  'route.settings.networks': 'ネットワーク',
  'route.settings.defaults': '既定値と保存期間',
  'route.settings.usage': 'ライセンスと使用量',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.grants': '権限',
  'history.field.information_level': '人の名前',
  'history.field.holders': '割り当て先',
  'history.field.profile': 'アクセスプロファイル',
  'history.field.user_attributes': '閲覧できるユーザー',
  'history.did.access_profile.assigned': '{name}のアクセスプロファイルを変更',
  'history.did.access_profile.created': 'アクセスプロファイル{name}を追加',
  'history.did.access_profile.changed': 'アクセスプロファイル{name}を変更',
  'history.did.access_profile.deleted': 'アクセスプロファイル{name}を削除',
};

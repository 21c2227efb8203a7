import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.maintenance.created': 'メンテナンス{name}を告知',
  'history.did.maintenance.changed': 'メンテナンス{name}を変更',
  'history.did.maintenance.deleted': 'メンテナンス{name}を削除',
  'history.field.start_time': '開始',
  'history.field.end_time': '終了',
  'history.field.is_public': '全員に表示',
  'history.field.has_details': '詳細あり',
  'history.field.non_maintenance': '告知のみ',
  'history.field.desc': '説明',
};

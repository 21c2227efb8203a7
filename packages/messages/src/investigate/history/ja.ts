import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.activity.assessed': 'アクティビティを評価',
  'history.did.activity.note_added': 'アクティビティにメモを追加',
  'history.did.activity.note_deleted': 'アクティビティのメモを削除',
  'history.did.investigate.settings_changed': 'インシデントデータの設定を変更',
  'history.field.activities': 'アクティビティ',
  'history.field.assessment': '評価',
  'history.field.owner': '担当者',
  'history.field.history_days': '履歴（日数）',
  'history.field.related_activities': 'アクティビティの件数',
  'history.field.show_original': '元のレコードを表示',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notifications.title': '通知',
  'notifications.sentence':
    '{count, plural, =0 {未読の通知はありません。} other {未読#件。}}通知は90日間保存されます。',
  'notifications.bell': '{count, plural, =0 {通知} other {通知：未読#件}}',
  'notifications.show': '表示',
  'notifications.show.all': 'すべて',
  'notifications.show.unseen': '未読',
  'notifications.seeAll': 'すべて既読にする',
  'notifications.see': '既読にする',
  'notifications.see.of': '既読にする：{subject}',
  'notifications.DOWNLOAD': 'ダウンロード',
  'notifications.DETAILS': '詳細',
  'notifications.VISIT': '開く',
  'notifications.page': 'すべての通知',
  'notifications.new': '未読',
  'notifications.none': '通知はありません',
  'notifications.none.text': 'アップロードやインポートの完了、承認が必要な申請がここに通知されます。',
  'notifications.none.unseen': 'すべて既読です。',
  'notifications.panel.given': '作成：{when}',
  'notifications.panel.seen': '既読：{when}',
  'notifications.panel.missing': 'この通知はもうありません',
  'notifications.mail': '未読の通知を1日1回メールで受け取る',
  'notifications.mail.failed': '設定を保存できませんでした',
};

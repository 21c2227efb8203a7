import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notifications.title': '通知',
  'notifications.sentence':
    '{count, plural, =0 {新しい通知はありません。すべて確認済みです。} other {未確認 # 件。}}90 日間保存されます。',
  'notifications.bell': '{count, plural, =0 {通知} other {通知：未確認 # 件}}',
  'notifications.show': '表示する通知',
  'notifications.show.all': 'すべて',
  'notifications.show.unseen': '未確認',
  'notifications.seeAll': 'すべて確認済みにする',
  'notifications.see': '確認済みにする',
  'notifications.see.of': '確認済みにする：{subject}',
  'notifications.DOWNLOAD': 'ダウンロード',
  'notifications.DETAILS': '詳細',
  'notifications.VISIT': '開く',
  'notifications.page': 'すべての通知',
  'notifications.new': '未確認',
  'notifications.none': '通知はありません',
  'notifications.none.text':
    '時間のかかる処理や対応が必要なことがここに届きます：ファイルの読み込み、インポート、承認依頼など。',
  'notifications.none.unseen': 'すべて確認済みです。',
  'notifications.panel.given': '{when} に通知',
  'notifications.panel.seen': '{when} に確認',
  'notifications.panel.missing': 'この通知はもうありません',
  'notifications.mail': '未確認の通知を 1 日 1 回メールで受け取る',
  'notifications.mail.failed': '設定を保存できませんでした',
};

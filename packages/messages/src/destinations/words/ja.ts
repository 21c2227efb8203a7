import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'settings.destinations.sentence':
    '変更を署名付きWebhookにリアルタイムで、または1日1回のまとめをメールで送信します。',
  'settings.destinations.mayNot':
    '通知先は履歴を受信するため、変更するには履歴をエクスポートする権限が必要です。',
  'settings.destinations.add': '通知先を追加',
  'settings.destinations.empty': '通知先はまだありません',
  'settings.destinations.empty.text':
    '変更は常に履歴に残ります。WebhookでSIEMに、メールでチームに届けられます。',
  'settings.destinations.test': 'テスト',
  'settings.destinations.test.ok': '{name}がテストを受け取りました（ステータス{status}）',
  'settings.destinations.test.mail': '{address}にテストを送信しています',
  'settings.destinations.test.failed': '{name}に届きませんでした',
  'settings.destinations.renew': 'シークレットを変更',
  'settings.destinations.renew.title': '{name}のシークレットを変更しますか？',
  'settings.destinations.renew.text':
    '古いシークレットはすぐに無効になり、受信側が新しいものを知るまで拒否されます。その間も失われるものはありません。',
  'settings.destinations.remove.title': '{name}を削除しますか？',
  'settings.destinations.remove.text': '以後は何も通知されません。未送信の変更は履歴に残ります。',
  'settings.destination.kind': '種類',
  'settings.destination.mail': 'メール',
  'settings.destination.webhook': 'Webhook',
  'settings.destination.mail.about': '変更の件数と履歴へのリンクを1日1回メールで知らせます。',
  'settings.destination.webhook.about':
    '変更ごとに1分以内にJSONで送信し、HMAC-SHA256で署名します。受け取られなかったものは待機し、再送されます。',
  'settings.destination.mail.address': 'メールアドレス',
  'settings.destination.webhook.address': 'WebhookのURL',
  'settings.destination.mail.wrong': 'メールアドレスを入力してください（例：security@company.example）',
  'settings.destination.webhook.wrong': 'https:// で始まるURLを入力してください',
  'settings.destination.on': '有効',
  'settings.destination.off': 'オフ',
  'settings.destination.works': '正常',
  'settings.destination.failing': '失敗',
  'settings.destination.never': 'まだ送信なし',
  'settings.destination.told': '最終送信：{when}',
  'settings.destination.waiting': '{count}件が待機中',
  'settings.destination.problem':
    '{error}。{failures}回試行。次回は{when}。変更は待機しており、失われません。',
  'settings.secret.title': 'このシークレットを今すぐ保存してください',
  'settings.secret.text': '表示されるのは今回だけです。受信側が読める場所に保存してください。',
  'settings.secret.how':
    '各メッセージにはcasbah-timestampとcasbah-signatureが付きます。署名はv1= に続く、タイムスタンプ・ピリオド・本文のHMAC-SHA256（16進）です。署名が誤っているものや5分より古いものは拒否してください。',
  'settings.secret.done': '保存しました',
};

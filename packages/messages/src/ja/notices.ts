import type { notices as english } from '../en/notices.ts';
import type { WordsOf } from '../words.ts';

export const notices: WordsOf<typeof english> = {
  'notice.load-completed.subject': '{file} を読み込みました',
  'notice.load-completed.text':
    'ソース {source} のファイル {file} を読み込みました。イベント：{events} 件、取り置いた行：{rejects} 行。取り置いた行は理由とともに保存され、再度読み込めます。',
  'notice.load-failed.subject': '{file} を読み込めませんでした',
  'notice.load-failed.text':
    'ソース {source} のファイル {file} の読み込みが止まりました。ソースを開いて理由を確認してください。それまでに読み込んだ分は保存されています。',
  'notice.export-ready.subject': '{name} の準備ができました',
  'notice.export-ready.text':
    'エクスポート {name} の準備ができました。保存期間が限られているため、ダウンロードしてください。',
  'notice.import-completed.subject': '{source} からのユーザー：インポート完了',
  'notice.import-completed.text':
    '{source} からのインポートが完了しました。追加：{added}、変更：{changed}、無効化：{deactivated}、取り込めなかったもの：{refused}。再度インポートする前に、取り込めなかったものを確認してください。',
  'notice.import-failed.subject': '{source} からのユーザー：インポート停止',
  'notice.import-failed.text':
    '{source} からのインポートが止まりました。開いて理由を確認してください。止まったところから再開できます。',
  'notice.directory-sync-failed.subject': '{directory} を読み込めませんでした',
  'notice.directory-sync-failed.text':
    'ディレクトリ {directory} を読み込めませんでした。応答するまでユーザーはそのままです。接続を確認してください。',
  'notice.reveal-asked.subject': '{by} が {subject} の本人表示を求めています',
  'notice.reveal-asked.text':
    '{by} が {subject} が誰かの表示を求めています。理由：{reason}。承認または拒否してください。自分の申請は承認できません。',
  'notice.reveal-approved.subject': '{subject} の本人表示が承認されました',
  'notice.reveal-approved.text':
    '{by} が {subject} に関する申請を承認しました。1 時間、あなただけに有効で、履歴に記録されます。',
  'notice.reveal-refused.subject': '{subject} に関する申請は拒否されました',
  'notice.reveal-refused.text':
    '{by} が {subject} の本人表示の申請を拒否しました。必要な場合は直接相談してください。',
  'notice.domain-verified.subject': '{domain} は会社のドメインと確認されました',
  'notice.domain-verified.text':
    'ドメイン {domain} が確認されました。このドメインのアドレスを持つ人は会社の一員として扱われます。',
  'notice.domain-verification-lost.subject': '{domain} の確認が失われました',
  'notice.domain-verification-lost.text':
    '{domain} が会社のドメインであることを示すレコードがなくなりました。元に戻さないと、このドメインの人は会社の一員として扱われません。',
  'notice.destination-failing.subject': '{destination} がメッセージを受け取りません',
  'notice.destination-failing.text':
    '{destination} へのメッセージがしばらく失敗しています。アドレスと応答を確認してください。メッセージは 1 日間再送されます。',
  'notice.api-key-ends.subject': 'API キー {name} の期限が近づいています',
  'notice.api-key-ends.text':
    'API キー {name} はあと {days} 日で終了します。新しいキーを作成して差し替えないと、利用しているものが止まります。',
  'notice.service-request-moved.subject': '{service} についての申請',
  'notice.service-request-moved.text': '{service} についての申請が確認されました。',
  'notice.subscription-ends.subject': '{app} の期限が近づいています',
  'notice.subscription-ends.text':
    '{app} のサブスクリプションはあと {days} 日で終了します。更新しないとその日にページが閉じます。保存されたものは残ります。',
  'notice.unknown.subject': '別のバージョンの Casbah による通知',
  'notice.unknown.text':
    'この通知は別のバージョンの Casbah が作成したものです。この Casbah の運用者に問い合わせてください。',
};

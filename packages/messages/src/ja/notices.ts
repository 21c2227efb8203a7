import type { notices as english } from '../en/notices.ts';
import type { WordsOf } from '../words.ts';

export const notices: WordsOf<typeof english> = {
  'notice.load-completed.subject': '{source}：ログを読み込みました',
  'notice.load-completed.text':
    '{source} の読み込んだファイル：{files} 件。イベント：{events} 件、取り置いた行：{rejects} 行。取り置いた行は理由とともに保存され、再度読み込めます。',
  'notice.load-failed.subject': '{source}：読み込めないログがあります',
  'notice.load-failed.text':
    '{source} の読み込めなかったファイル：{files} 件、最後のファイルは {file} です。ソースを開いてそれぞれの理由を確認してください。それまでに読み込んだ分は保存されています。',
  'notice.source-silent.subject': '{source} からログが届いていません',
  'notice.source-silent.text':
    '{source} のファイルが {days} 日間届いていません。いつもの間隔より長くなっています。ログの送信元を確認してください。それまでの出来事は見えません。',
  'notice.sources-near-limit.subject': 'データソース：{limit} 件中 {used} 件を使用',
  'notice.sources-near-limit.text':
    '会社で使えるデータソース {limit} 件のうち {used} 件を使用しています。もう届かないものを削除するか、この Casbah の運用者に追加を依頼してください。',
  'notice.import-completed.subject': '{source} からのユーザー：インポート完了',
  'notice.import-completed.text':
    '{source} からのインポートが完了しました。追加：{added}、変更：{changed}、無効化：{deactivated}、取り込めなかったもの：{refused}。再度インポートする前に、取り込めなかったものを確認してください。',
  'notice.import-failed.subject': '{source} からのユーザー：インポート停止',
  'notice.import-failed.text':
    '{source} からのインポートが止まりました。開いて理由を確認してください。止まったところから再開できます。',
  'notice.directory-sync-failed.subject': '{directory} を読み込めませんでした',
  'notice.directory-sync-failed.text':
    'ディレクトリ {directory} を読み込めませんでした。応答するまでユーザーはそのままです。接続を確認してください。',
  'notice.directory-sync-stopped.subject': '{directory} の読み取りが停止しました',
  'notice.directory-sync-stopped.text':
    '{directory} の読み取りに権限を使っていたユーザーが退職したか、権限を失いました。設定の変更とユーザーのインポートの権限を持つ人が接続を引き継ぐまで、誰も追加・変更・無効化されません。',
  'notice.reveal-asked.subject': '{by} が {subject} の本人表示を求めています',
  'notice.reveal-asked.text':
    '{by} が {subject} が誰かの表示を求めています。理由：{reason}。承認または拒否してください。自分の申請は承認できません。',
  'notice.reveal-approved.subject': '{subject} の本人表示が承認されました',
  'notice.reveal-approved.text':
    '{by} が {subject} に関する申請を承認しました。1 時間、あなただけに有効で、履歴に記録されます。',
  'notice.reveal-refused.subject': '{subject} に関する申請は拒否されました',
  'notice.reveal-refused.text':
    '{by} が {subject} の本人表示の申請を拒否しました。必要な場合は直接相談してください。',
  'notice.switch-off-asked.subject': '{by} が匿名化の解除を求めています',
  'notice.switch-off-asked.text':
    '{by} が全員の名前を再び表示することを求めています。理由：{reason}。承認または拒否してください。自分の申請は承認できません。',
  'notice.switch-off-approved.subject': '匿名化は解除されました',
  'notice.switch-off-approved.text':
    '{by} が申請を承認しました。閲覧できる人には名前が再び表示され、履歴に記録されます。',
  'notice.switch-off-refused.subject': '匿名化の解除の申請は拒否されました',
  'notice.switch-off-refused.text':
    '{by} が申請を拒否しました。ユーザーは匿名のままです。必要な場合は直接相談してください。',
  'notice.reveal-granted.subject': '{asker} が {subject} の本人を表示できます',
  'notice.reveal-granted.text':
    '{by} が、{asker} による {subject} の本人表示を承認しました。合意のないものであれば、両者に確認し、履歴を確認してください。',
  'notice.anonymity-ended.subject': '人物は匿名ではなくなりました',
  'notice.anonymity-ended.text':
    '{by} が、匿名化を終了する {asker} の申請を承認しました。名前が再び表示されます。合意のないものであれば、再度有効にして履歴を確認してください。',
  'notice.domain-verified.subject': '{domain} は会社のドメインと確認されました',
  'notice.domain-verified.text':
    'ドメイン {domain} が確認されました。このドメインのアドレスを持つ人は会社の一員として扱われます。',
  'notice.account-locked.subject': 'サインインの失敗が続きました：{email}',
  'notice.account-locked.text':
    'サインインの失敗が続いたため、アカウント {email} を 15 分間ロックしました。前回の確認以降にロックされたアカウント：{accounts} 件。本人による操作か確認してください。ロックはユーザーの一覧で解除できます。',
  'notice.policy-changed.subject': 'サインインのルールが変更されました',
  'notice.policy-changed.text':
    '{by} がパスワード、第 2 要素、セッション、またはネットワークのルールを変更しました。変更前と変更後の値は履歴にあります。',
  'notice.destination-failing.subject': '{destination} がメッセージを受け取りません',
  'notice.destination-failing.text':
    '{destination} へのメッセージがしばらく失敗しています。アドレスと応答を確認してください。少なくとも 1 時間ごとに再送され、失われるものはありません。',
  'notice.api-key-ends.subject': 'API キー {name} の期限が近づいています',
  'notice.api-key-ends.text':
    'API キー {name} はあと {days} 日で終了します。新しいキーを作成して差し替えないと、利用しているものが止まります。',
  'notice.service-request-moved.subject': '{service} についての申請',
  'notice.service-request-moved.text': '{service} についての申請が確認されました。',
  'notice.policy-hit.subject': '{policy} がサービスを見つけました',
  'notice.policy-hit.text':
    'ポリシー {policy} が新しいトラフィックで {services} 件のサービスを見つけました。',
  'notice.subscription-ends.subject': '{app} の期限が近づいています',
  'notice.subscription-ends.text':
    '{app} のサブスクリプションはあと {days} 日で終了します。更新しないとその日にページが閉じます。保存されたものは残ります。',
  'notice.unknown.subject': '別のバージョンの Casbah による通知',
  'notice.unknown.text':
    'この通知は別のバージョンの Casbah が作成したものです。この Casbah の運用者に問い合わせてください。',
};

import type { mail as english } from '../en/mail.ts';
import type { WordsOf } from '../words.ts';

export const mail: WordsOf<typeof english> = {
  'mail.greeting': '{name} 様',
  'mail.hello': 'こんにちは。',
  'mail.linkHint': 'ボタンが動作しないときは、次のアドレスをブラウザーにコピーしてください。',
  'mail.unasked': 'お心当たりがない場合は、何もする必要はありません。何も変わりません。',
  'mail.footer': '{origin} の Casbah からの送信です。このメールへの返信は読まれません。',
  'mail.reset-password.subject': 'Casbah の新しいパスワードを選んでください',
  'mail.reset-password.text':
    '{company} のアカウントについて新しいパスワードが求められました。{minutes} 分以内に選んでください。リンクは一度だけ使えます。その後、すべてのセッションが終了します。',
  'mail.reset-password.action': '新しいパスワードを選ぶ',
  'mail.set-password.subject': 'Casbah のパスワードを設定してください',
  'mail.set-password.text':
    '{company} にあなたのアカウントがあります。{days} 日以内にパスワードを設定してください。リンクは一度だけ使えます。',
  'mail.set-password.action': 'パスワードを設定する',
  'mail.use-single-sign-on.subject': 'Casbah には会社のシングルサインオンでサインインします',
  'mail.use-single-sign-on.text':
    '{company} のアカウントについて新しいパスワードが求められました。このアカウントには専用のパスワードがありません。会社のシングルサインオンでサインインしてください。',
  'mail.use-single-sign-on.action': 'サインインへ進む',
  'mail.password-changed.subject': 'パスワードが変更されました',
  'mail.password-changed.text':
    '{company} のアカウントのパスワードが {time} (UTC) にアドレス {address} から変更されました。すべてのセッションは終了しました。お心当たりがない場合は、すぐに管理者に知らせてください。',
  'mail.finish-sign-up.subject': 'Casbah の登録を完了してください',
  'mail.finish-sign-up.text':
    'このアドレスで Casbah に会社の登録が求められました。{days} 日以内に登録を完了してください。リンクは一度だけ使えます。',
  'mail.finish-sign-up.action': '登録を完了する',
  'mail.connector-finish-sign-up.subject': 'Casbah の登録を完了してください',
  'mail.connector-finish-sign-up.text':
    'このアドレスで {app} を Casbah の会社につなぐことが求められました。{days} 日以内に登録を完了してください。リンクは一度だけ使えます。',
  'mail.connector-finish-sign-up.action': '登録を完了する',
  'mail.sign-up-known.subject': 'Casbah への登録について',
  'mail.sign-up-known.text':
    'このアドレスで Casbah に会社の登録が求められました。アドレスまたはその会社はすでに登録されているため、新しい会社は作られませんでした。サインインするか、そこで新しいパスワードを求めるか、会社の管理者にアカウントを依頼してください。',
  'mail.sign-up-known.action': 'サインインへ進む',
  'mail.verify-email.subject': 'メールアドレスを確認してください',
  'mail.verify-email.text':
    'このアドレスで Casbah に会社の登録が求められました。{days} 日以内に、アドレスがご自身のものであることを確認してください。その後、依頼は Casbah の運用担当者に届きます。',
  'mail.verify-email.action': 'アドレスを確認する',
  'mail.auto-invite.subject': 'Casbah への招待',
  'mail.auto-invite.text':
    'このアドレスで Casbah の利用が求められました。あなたの会社はすでに Casbah を使っており、社員の参加を認めています。{days} 日以内にパスワードを設定してください。リンクは一度だけ使えます。',
  'mail.auto-invite.action': 'パスワードを設定する',
  'mail.approve-sign-up.subject': '{company} が登録を求めています',
  'mail.approve-sign-up.text':
    '{name} ({email}) が、ドメイン {domain} の会社 {company} の登録を求めています。アドレスは確認済みです。ご存じの相手であれば {days} 日以内に承認してください。そうでなければ、このメールは放置してかまいません。',
  'mail.approve-sign-up.action': '依頼を見る',
  'mail.sign-up-approved.subject': 'Casbah の登録が承認されました',
  'mail.sign-up-approved.text':
    '{company} は Casbah を利用できます。{days} 日以内に登録を完了してください。リンクは一度だけ使えます。',
  'mail.sign-up-approved.action': '登録を完了する',
  'mail.verification-code.subject': 'Casbah のコード: {code}',
  'mail.verification-code.text':
    'コードは {code} です。{minutes} 分間、一度だけ使えます。誰にも教えないでください。当方からお尋ねすることはありません。',
  'mail.second-factor-locked.subject': 'アカウントの確認コードが何度も試されました',
  'mail.second-factor-locked.text':
    '{company} のアカウントに正しいパスワードでサインインした人が、誤った確認コードを何度も入力しました。最後はアドレス {address} からでした。コードは {minutes} 分間ロックされます。お心当たりがない場合は、パスワードが知られています。パスワードを変更してください。',
  'mail.app-added.subject': 'アカウントに認証アプリが追加されました',
  'mail.app-added.text':
    '{company} のアカウントに {time} (UTC) にアドレス {address} から認証アプリが追加されました。お心当たりがない場合は、すぐに管理者に知らせてください。',
  'mail.app-removed.subject': 'アカウントから認証アプリが削除されました',
  'mail.app-removed.text':
    '{company} のアカウントから {time} (UTC) にアドレス {address} から認証アプリが削除されました。お心当たりがない場合は、すぐに管理者に知らせてください。',
  'mail.passkey-added.subject': 'アカウントにパスキーが追加されました',
  'mail.passkey-added.text':
    '{company} のアカウントに {time} (UTC) にアドレス {address} からパスキー「{passkey}」が追加されました。お心当たりがない場合は、すぐに管理者に知らせてください。',
  'mail.passkey-removed.subject': 'アカウントからパスキーが削除されました',
  'mail.passkey-removed.text':
    '{company} のアカウントから {time} (UTC) にアドレス {address} からパスキー「{passkey}」が削除されました。お心当たりがない場合は、すぐに管理者に知らせてください。',
  'mail.recovery-codes-made.subject': '新しいリカバリーコードが作成されました',
  'mail.recovery-codes-made.text':
    '{company} のアカウントの新しいリカバリーコードが {time} (UTC) にアドレス {address} から作成され、古いコードは使えなくなりました。お心当たりがない場合は、すぐに管理者に知らせてください。',
  'mail.second-factors-reset.subject': '第二の要素がすべて削除されました',
  'mail.second-factors-reset.text':
    '{time} (UTC) に管理者がアドレス {address} から {company} のアカウントの第二の要素をすべて削除しました。お心当たりがない場合は、すぐに管理者に知らせてください。',
  'mail.notifications-digest.subject': 'Casbah に未読の通知があります：{count} 件',
  'mail.notifications-digest.text':
    '{company} で未読の通知は {count} 件です。最新：{newest}。このメールは 1 日に最大 1 回届きます。通知のページで停止できます。',
  'mail.notifications-digest.action': '通知を見る',
  'mail.changes-made.subject': '{company} で {count} 件の変更',
  'mail.changes-made.text':
    '前回のこのメール以降、{company} の Casbah で {count} 件の変更がありました。誰がいつ何を変更したかは履歴で確認できます。',
  'mail.changes-made.action': '履歴を開く',
  'mail.audit-report.subject': '{report}：{company} のクラウド利用、{span}',
  'mail.audit-report.text':
    '{company} の監査レポート {report}（{span}）です。ページとサービス一覧を添付しています。',
  'mail.audit-report.action': 'Casbah で開く',
  'mail.user-digest.subject': '{company} で利用したクラウドサービス、{span}',
  'mail.user-digest.text':
    '{company} のログによると、{span} にあなたが利用したクラウドサービスは次のとおりです。一覧をファイルで添付します。このメールを受け取るのはご本人だけです。心当たりのないサービスがあれば、{company} のセキュリティ担当者にお尋ねください。',
  'mail.destination-test.subject': 'Casbah から届きました：{destination}',
  'mail.destination-test.text':
    'これは {company} の通知先 {destination} のテストです。今後、このアドレスには変更の件数が 1 日 1 回届きます。',
};

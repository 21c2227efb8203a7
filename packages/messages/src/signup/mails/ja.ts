import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.finish-sign-up.subject': 'Casbahの登録を完了してください',
  'mail.finish-sign-up.text':
    'このアドレスでCasbahに会社の登録が求められました。{days}日以内に登録を完了してください。リンクは一度だけ使えます。',
  'mail.finish-sign-up.action': '登録を完了する',
  'mail.connector-finish-sign-up.subject': 'Casbahの登録を完了してください',
  'mail.connector-finish-sign-up.text':
    'このアドレスで、{app}をCasbahの会社に接続する申請がありました。{days}日以内に登録を完了してください。リンクは一度だけ使えます。',
  'mail.connector-finish-sign-up.action': '登録を完了する',
  'mail.sign-up-known.subject': 'Casbahへの登録について',
  'mail.sign-up-known.text':
    'このアドレスでCasbahに会社の登録申請がありました。アドレスまたはその会社はすでに登録されているため、新しい会社は作成されませんでした。サインインするか、サインインページでパスワードをリセットするか、会社の管理者にアカウントを依頼してください。',
  'mail.sign-up-known.action': 'サインインへ進む',
  'mail.verify-email.subject': 'メールアドレスを確認してください',
  'mail.verify-email.text':
    'このアドレスでCasbahに会社の登録が求められました。{days}日以内に、アドレスがご自身のものであることを確認してください。その後、依頼はCasbahの運用担当者に届きます。',
  'mail.verify-email.action': 'アドレスを確認する',
  'mail.auto-invite.subject': 'Casbahへの招待',
  'mail.auto-invite.text':
    'このアドレスでCasbahの利用が求められました。あなたの会社はすでにCasbahを使っており、社員の参加を認めています。{days}日以内にパスワードを設定してください。リンクは一度だけ使えます。',
  'mail.auto-invite.action': 'パスワードを設定する',
  'mail.approve-sign-up.subject': '{company}からの登録申請',
  'mail.approve-sign-up.text':
    '{name} ({email}) が、ドメイン{domain}の会社{company}の登録を求めています。アドレスは確認済みです。ご存じの相手であれば{days}日以内に承認してください。そうでなければ、このメールは放置してかまいません。',
  'mail.approve-sign-up.action': '依頼を見る',
  'mail.sign-up-approved.subject': 'Casbahの登録が承認されました',
  'mail.sign-up-approved.text':
    '{company}はCasbahを利用できます。{days}日以内に登録を完了してください。リンクは一度だけ使えます。',
  'mail.sign-up-approved.action': '登録を完了する',
};

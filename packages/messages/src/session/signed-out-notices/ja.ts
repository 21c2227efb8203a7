import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.sso.heading': 'シングルサインオンに失敗しました',
  'session.sso.10':
    '会社の認証サービスの応答をCasbahが受け付けられませんでした。もう一度試し、続く場合は管理者に伝えてください。',
  'session.sso.11':
    'このアドレスに対応する会社はありません。ここに来たときのアドレスを確認するか、サインインページからやり直してください。',
  'session.sso.12':
    '会社でシングルサインオンが設定されていません。パスワードでサインインするか、管理者に確認してください。',
  'session.sso.13':
    '会社に設定された認証が正しくありません。証明書または名前が一致しません。管理者に伝えてください。',
  'session.sso.14':
    '認証サービスの応答が、このブラウザーで始めたサインインのものではないか、遅すぎました。サインインページからやり直してください。',
  'session.sso.99':
    'シングルサインオンには専用のページが必要です。アプリを別のウィンドウで開き直してください。',
  'session.sso.unknown':
    '会社の認証を完了できませんでした。サインインページからやり直し、続く場合は管理者に伝えてください。',
  'session.sso.code': 'コード {code}',
  'session.permission.heading': 'これを開く権限がありません',
  'session.permission.text':
    'このアカウントには権限がありません。会社のシステム管理者にアクセスを依頼するか、別のアカウントでサインインしてください。',
  'session.link.heading': 'このリンクは無効です',
  'session.link.text': 'メールのリンクは一度だけ、期限内に使えます。新しいリンクを請求してください。',
  'session.link.again': '新しいリンクを請求',
  'session.support.heading': 'Casbahのサポート',
  'session.support.text': 'このCasbahの担当者はこちらです：',
  'session.support.none':
    'このCasbahの担当者のアドレスが設定されていません。アカウントを発行した人に確認してください。',
  'session.support.countdown': '{seconds, plural, other {#秒後にサインインページを開きます。}}',
  'session.support.stay': 'ここにとどまる',
  'session.support.stayed': 'このページは開いたままです。',
  'session.debug.heading': 'サポート担当者用',
  'session.debug.text': '問題を報告するときにこのIDを伝えてください。サーバーの記録を特定できます。',
  'session.debug.id': 'リクエストID',
  'session.debug.version': 'バージョン',
  'session.debug.time': 'サーバーの時刻',
  'session.debug.browser': 'ブラウザー',
  'session.debug.failed': 'サーバーが応答しないためIDがありません。時刻と操作内容を伝えてください。',
  'session.operator.opening': 'Casbah を開いています',
  'session.operator.heading': 'このリンクは使えません',
  'session.operator.text':
    'リンクは Casbah を実行しているコンピューターで、1 時間以内に 1 回だけ、Casbah の再起動まで使えます。次のコマンドで新しいリンクを取得してください。',
  'session.mails.heading': 'メール',
  'session.mails.text':
    'メールサーバーが設定されていないため、メールはデータフォルダーに保存されます。Casbah が表示したコードを提示したため、ここに表示されています。',
  'session.mails.none':
    'メールサーバーが設定されていないため、メールはこのマシンに保存されます。まだありません。',
  'session.mails.follow': 'このメールのリンクを開く',
  'session.invite.heading': 'メールを確認してください',
  'session.invite.text': '確認メールを送信しました。メールを開き、リンクから進んでください。',
  'session.invite.hint':
    '届かない場合は迷惑メールフォルダーを確認するか、アドレスが正しいか管理者に確認してください。',
  'session.invite.state': '送信済み',
};

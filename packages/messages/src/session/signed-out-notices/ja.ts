import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.sso.heading': 'シングルサインオンに失敗しました',
  'session.sso.10':
    '会社のIDプロバイダーの応答をCasbahが受け付けられませんでした。もう一度お試しください。解決しない場合は管理者に連絡してください。',
  'session.sso.11':
    'このアドレスに一致する会社はありません。リンクを確認するか、サインインページからやり直してください。',
  'session.sso.12':
    '会社でシングルサインオンが設定されていません。パスワードでサインインするか、管理者に確認してください。',
  'session.sso.13':
    '会社のシングルサインオンの設定に誤りがあります。証明書または名前が一致しません。管理者に連絡してください。',
  'session.sso.14':
    '応答がこのブラウザーで開始したサインインのものではないか、届くのが遅すぎました。サインインページからやり直してください。',
  'session.sso.99':
    'シングルサインオンには専用のウィンドウが必要です。アプリを新しいウィンドウで開き直してください。',
  'session.sso.unknown':
    'シングルサインオンを完了できませんでした。サインインページからやり直してください。解決しない場合は管理者に連絡してください。',
  'session.sso.code': 'コード{code}',
  'session.permission.heading': 'アクセス権がありません',
  'session.permission.text':
    'このアカウントには権限がありません。会社のシステム管理者にアクセスを依頼するか、別のアカウントでサインインしてください。',
  'session.link.heading': 'このリンクは使えません',
  'session.link.text': 'Casbahのメールのリンクは期限内に1回だけ使えます。新しいリンクを取得してください。',
  'session.link.again': '新しいリンクを請求',
  'session.support.heading': 'Casbahのサポート',
  'session.support.text': 'このCasbahの運用者に連絡してください：',
  'session.support.none':
    '運用者の連絡先が設定されていません。アカウントを発行した人に問い合わせてください。',
  'session.support.countdown': '{seconds, plural, other {#秒後にサインインページを開きます。}}',
  'session.support.stay': 'このページに留まる',
  'session.support.stayed': 'このページは開いたままです。',
  'session.debug.heading': 'サポート担当者用',
  'session.debug.text': '問題を報告するときにこのIDを伝えてください。サーバーの記録を特定できます。',
  'session.debug.id': 'リクエストID',
  'session.debug.version': 'バージョン',
  'session.debug.time': 'サーバーの時刻',
  'session.debug.browser': 'ブラウザー',
  'session.debug.failed': 'サーバーが応答しないためIDがありません。時刻と操作内容を伝えてください。',
  'session.operator.opening': 'Casbahを開いています',
  'session.operator.heading': 'このリンクは使えません',
  'session.operator.text':
    'リンクはCasbahを実行しているコンピューターで、1時間以内に1回だけ、Casbahの再起動まで使えます。次のコマンドで新しいリンクを取得してください。',
  'session.mails.heading': 'メール',
  'session.mails.text':
    'メールサーバーが設定されていないため、メールはデータフォルダーに保存されます。Casbahが表示したコードを提示したため、ここに表示されています。',
  'session.mails.none':
    'メールサーバーが設定されていないため、メールはこのマシンに保存されます。まだありません。',
  'session.mails.follow': 'このメールのリンクを開く',
  'session.invite.heading': 'メールを確認してください',
  'session.invite.text': '確認メールを送信しました。メールを開き、リンクから進んでください。',
  'session.invite.hint':
    '届かない場合は迷惑メールフォルダーを確認するか、アドレスが正しいか管理者に確認してください。',
  'session.invite.state': '送信済み',
};

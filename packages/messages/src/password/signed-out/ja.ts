import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.password.forgot.heading': 'パスワードをお忘れですか？',
  'session.password.forgot.intro': 'メールアドレスを入力すると、新しいパスワードを設定するリンクが届きます。',
  'session.password.forgot.submit': 'リンクを送る',
  'session.password.email': 'メールアドレス',
  'session.password.emailInvalid': 'メールアドレスが正しくありません',
  'session.password.MSG_FORGOT_PWD_ACK':
    'このアドレスのアカウントがある場合は、リンクを記載したメールが届きます。リンクは期限内に1回だけ使えます。',
  'session.password.MSG_UNAUTHORIZED_ERROR':
    'このアカウントでは操作できません。管理者に問い合わせてください。',
  'session.password.MSG_NW_ERROR': '問題が発生しました。接続を確認して、もう一度お試しください。',
  'session.password.set': 'パスワードの設定',
  'session.password.change': 'パスワードの変更',
  'session.password.reset': 'パスワードの再設定',
  'session.password.set.intro': 'サインインに使うパスワードを決めてください。',
  'session.password.change.intro':
    'パスワードの有効期限が切れました。続けるには新しいパスワードを決めてください。',
  'session.password.must.intro':
    '続行するには自分のパスワードを設定してください。現在のパスワードは別の人が設定したものです。',
  'session.password.reset.intro': 'アカウントの新しいパスワードを決めてください。',
  'session.password.for': 'アカウント：{email}',
  'session.password.old': '以前のパスワード',
  'session.password.current': '現在のパスワード',
  'session.password.oldMissing': '現在のパスワードを入力してください。',
  'session.password.new': '新しいパスワード',
  'session.password.again': '新しいパスワード（確認）',
  'session.password.tooWeak': '弱すぎます。',
  'session.password.same': '以前のパスワードと同じです',
  'session.password.MSG_PWD_MISMATCH': 'パスワードが一致しません。',
  'session.password.submit': 'パスワードを保存',
  'session.password.MSG_RESET_PWD_ACK':
    'パスワードを変更しました。新しいパスワードでサインインしてください。',
  'session.password.done': 'パスワードを保存しました',
  'session.password.RESET_UNAUTHORIZED_ERROR':
    'このリンクは無効です。使用済みか、期限切れか、別のアカウントのものです。新しいリンクを請求してください。',
  'session.password.RESET_PASSWORD_REUSE_ERROR': '以前に使ったパスワードです。新しいものを設定してください。',
  'session.password.RESET_PASSWORD_VALIDATION_ERROR':
    '会社の規則を満たしていません。小文字、大文字、数字、記号を含む{minimum}〜{maximum}文字にしてください。',
  'session.password.CHANGE_PASSWORD_INCORRECT_ERROR':
    '現在のパスワードが正しくありません。もう一度お試しください。',
  'session.password.incomplete':
    'リンクが不完全です。メールのリンクをもう一度開くか、新しいリンクを取得してください。',
  'session.password.tenant': '会社',
  'session.password.tenantHint': '複数の会社にアカウントがあります。1つ選択してください。',
  'session.password.tenantMissing': '会社を選択してください。',
  'session.password.askAgain': '新しいリンクを取得',
};

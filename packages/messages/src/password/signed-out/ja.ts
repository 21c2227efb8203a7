import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.password.forgot.heading': 'パスワードをお忘れですか？',
  'session.password.forgot.intro':
    'アカウントのメールアドレスを入力してください。新しいパスワードを設定するリンクを送ります。',
  'session.password.forgot.submit': 'リンクを送る',
  'session.password.email': 'メールアドレス',
  'session.password.emailInvalid': 'メールアドレスが正しくありません',
  'session.password.MSG_FORGOT_PWD_ACK':
    'このアドレスのアカウントがあれば、リンクを記載したメールを送信しました。リンクは期限内に一度だけ使えます。',
  'session.password.MSG_UNAUTHORIZED_ERROR':
    'このアカウントではここで操作できません。管理者に確認してください。',
  'session.password.MSG_NW_ERROR': 'うまくいきませんでした。接続を確認してもう一度試してください。',
  'session.password.set': 'パスワードの設定',
  'session.password.change': 'パスワードの変更',
  'session.password.reset': 'パスワードの再設定',
  'session.password.set.intro': 'サインインに使うパスワードを決めてください。',
  'session.password.change.intro':
    'パスワードの有効期限が切れました。続けるには新しいパスワードを決めてください。',
  'session.password.must.intro':
    '続ける前に自分のパスワードを設定する必要があります。現在のパスワードは仮に発行されたものです。',
  'session.password.reset.intro': 'アカウントの新しいパスワードを決めてください。',
  'session.password.for': 'アカウント：{email}',
  'session.password.old': '以前のパスワード',
  'session.password.current': '現在のパスワード',
  'session.password.oldMissing': '現在のパスワードを入力してください。',
  'session.password.new': '新しいパスワード',
  'session.password.again': '新しいパスワード（確認）',
  'session.password.tooWeak': '弱すぎます。',
  'session.password.same': '以前のパスワードと同じです',
  'session.password.MSG_PWD_MISMATCH': '2つのパスワードが一致しません。',
  'session.password.submit': 'パスワードを保存',
  'session.password.MSG_RESET_PWD_ACK':
    '新しいパスワードが有効になりました。そのパスワードでサインインしてください。',
  'session.password.done': 'パスワードを保存しました',
  'session.password.RESET_UNAUTHORIZED_ERROR':
    'このリンクは無効です。使用済みか、期限切れか、別のアカウントのものです。新しいリンクを請求してください。',
  'session.password.RESET_PASSWORD_REUSE_ERROR':
    '以前使ったパスワードです。使ったことのないものを選んでください。',
  'session.password.RESET_PASSWORD_VALIDATION_ERROR':
    '会社の条件を満たしていません。{minimum}〜{maximum}文字で、小文字、大文字、数字、記号を含めてください。',
  'session.password.CHANGE_PASSWORD_INCORRECT_ERROR':
    '現在のパスワードが違います。もう一度入力してください。',
  'session.password.incomplete':
    'アドレスが不完全です。メールのリンクをもう一度開くか、新しいリンクを請求してください。',
  'session.password.tenant': '会社',
  'session.password.tenantHint': '複数の会社にアカウントがあります。どの会社か指定してください。',
  'session.password.tenantMissing': '会社を指定してください。',
  'session.password.askAgain': '新しいリンクを請求',
};

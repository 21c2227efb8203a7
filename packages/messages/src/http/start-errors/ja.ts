import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  BAD_REQUEST: '無効なリクエストです：{field}：{problem}。修正してもう一度送信してください。',
  UNAUTHORIZED:
    'サインインしていないか、セッションの有効期限が切れています。サインインしてもう一度お試しください。',
  DENIED: 'この操作を行う権限がありません。システム管理者に依頼してください。',
  CSRF_REJECTED:
    'リクエストにこのページの有効なトークンがありません。ページを再読み込みして、もう一度お試しください。',
  NOT_FOUND: '見つかりません。削除された可能性があります。アドレスを確認してください。',
  CONFLICT: 'その間にほかの人が変更しました。再読み込みして、もう一度お試しください。',
  BODY_STALLED:
    'リクエストの残りが{seconds}秒以内に届きませんでした。もう一度送信してください。ファイルのアップロードは続きから再開されます。',
  PRECONDITION_FAILED: '必要なものが不足しています。再読み込みして、もう一度お試しください。',
  TOO_LARGE: 'サイズが大きすぎます。小さく分けて送信してください。',
  UNPROCESSABLE: '{field}の値が無効です：{problem}。',
  TOO_MANY_REQUESTS: 'リクエストが多すぎます。{seconds}秒待ってから、もう一度お試しください。',
  INTERNAL:
    'Casbahで問題が発生しました。もう一度お試しください。解決しない場合は、リクエストIDを管理者に伝えてください。',
  UNAVAILABLE: 'Casbahの一部が応答していません。1分後にもう一度お試しください。',
  NO_SPACE:
    'サーバーのディスクがいっぱいです。空きを増やして、もう一度お試しください。保存済みのデータは失われません。',
  EXPECTATION_FAILED: 'CasbahはこのExpectヘッダーに対応していません。Expectヘッダーなしで送信してください。',
  BAD_GATEWAY:
    'Casbahが使うストアから予期しない応答がありました。もう一度お試しください。解決しない場合は、リクエストIDを管理者に伝えてください。',
};

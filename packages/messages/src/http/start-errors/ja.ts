import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  BAD_REQUEST: 'リクエストを読めません: {field}: {problem}。直してもう一度送ってください。',
  UNAUTHORIZED: 'サインインしていないか、セッションが終了しました。サインインしてもう一度試してください。',
  DENIED: 'この操作は権限がありません。システム管理者に依頼してください。',
  CSRF_REJECTED:
    'リクエストにこのページのトークンがありません。ページを再読み込みしてもう一度試してください。',
  NOT_FOUND: 'ここには何もないか、すでになくなっています。アドレスを確認してください。',
  CONFLICT: 'その間に変更されました。再読み込みしてもう一度試してください。',
  BODY_STALLED:
    '残りが{seconds}秒以内に届きませんでした。もう一度送ってください。ファイルは届いた最後のバイトの続きから再開します。',
  PRECONDITION_FAILED: '先に必要なものがまだありません。再読み込みしてもう一度試してください。',
  TOO_LARGE: 'Casbahが受け取れる大きさを超えています。小さく分けて送ってください。',
  UNPROCESSABLE: '使えない値があります: {field}: {problem}。',
  TOO_MANY_REQUESTS: 'リクエストが多すぎます。{seconds}秒待ってもう一度試してください。',
  INTERNAL: 'Casbahの内部で問題が起きました。もう一度試し、続く場合はリクエストIDを管理者に伝えてください。',
  UNAVAILABLE: 'Casbahの一部が現在応答していません。1分後にもう一度試してください。',
  NO_SPACE:
    'ディスクがいっぱいです。サーバーの空きを増やしてもう一度試してください。保存済みのものは失われません。',
  EXPECTATION_FAILED:
    'リクエストは Casbah が提供していないものを期待しています。Expect ヘッダーなしで送信してください。',
  BAD_GATEWAY:
    'Casbah の背後のストアが予期しない応答を返しました。もう一度お試しください。続く場合は、リクエスト ID を管理者に伝えてください。',
};

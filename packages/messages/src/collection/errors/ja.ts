import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SOURCE_TOKEN_INVALID:
    'このトークンは使えません。入力ミス、取り消し済み、または別のソースのトークンです。［ソース］で新しいトークンを作成してください。',
  USERS_MUST_BE_TOKENS:
    'この会社は人の名前を受け付けません。送信前に名前を置き換え（casbah collect --token-key）、ヘッダーCasbah-Users: tokensを送信してください。',
  'problem.binary_log':
    'バイナリデータが含まれています。ログの行をテキストまたはgzip形式で送信してください。',
  'problem.broken_gzip': 'gzip形式ではないか、途中で切れています。',
  'problem.secret_needed':
    'パスワード、鍵、またはトークンを入力してください。保存済みのものは元のアドレスにしか使えません。',
  'problem.server_unknown': 'サーバーの鍵がまだ信頼されていません。先に接続をテストしてください。',
};

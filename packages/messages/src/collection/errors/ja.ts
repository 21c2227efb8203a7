import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SOURCE_TOKEN_INVALID:
    'このトークンではこのソースに送れません。入力の誤り、取り消し済み、または別のソースのものです。［ソース］で新しいトークンを作成してください。',
  USERS_MUST_BE_TOKENS:
    'この会社は人の名前を受け取りません。行を送る前に名前を置き換え（casbah collect --token-key）、ヘッダー Casbah-Users: tokens で示してください。',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PASSWORD_TOO_WEAK:
    'パスワードが弱すぎます。小文字、大文字、数字、記号を含む{minimum}〜{maximum}文字にしてください。',
  PASSWORD_REUSED: '最近使ったパスワードです。新しいものを設定してください。',
  PASSWORD_EXPIRED: 'パスワードの有効期限が切れました。続けるには新しいパスワードを決めてください。',
  PASSWORD_INCORRECT: '現在のパスワードが正しくありません。もう一度お試しください。',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PASSWORD_TOO_WEAK:
    'パスワードが弱すぎます。小文字、大文字、数字、記号を含む{minimum}から{maximum}文字にしてください。',
  PASSWORD_REUSED: 'これは最近使ったパスワードです。まだ使ったことのないものを選んでください。',
  PASSWORD_EXPIRED: 'パスワードの有効期限が切れました。続けるには新しいパスワードを決めてください。',
  PASSWORD_INCORRECT: '現在のパスワードが違います。もう一度入力してください。',
};

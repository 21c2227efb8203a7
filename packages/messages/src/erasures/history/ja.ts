import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.person.erasure_requested': 'ログからの個人データの削除を依頼',
  'history.did.person.erased': 'ログから個人データを削除',
};

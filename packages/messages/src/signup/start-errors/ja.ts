import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SIGN_UP_CLOSED: 'ここではご自身で登録できません。会社の管理者にアカウントを依頼してください。',
};

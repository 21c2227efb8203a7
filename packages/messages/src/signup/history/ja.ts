import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.GET /user/emailapproval': 'リンクで登録を確認しました',
  'history.did.POST /user/connector-signupfinishapi': 'アプリからの登録を完了しました',
  'history.did.POST /user/emailapproval': '登録を確認しました',
  'history.did.POST /user/signupapi': '会社の登録を求めました',
  'history.did.POST /user/signupfinishapi': '登録を完了しました',
};

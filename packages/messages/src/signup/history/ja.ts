import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.sign_up.confirmed_by_link': 'リンクで登録を確認',
  'history.did.sign_up.finished_from_app': 'アプリからの登録を完了',
  'history.did.sign_up.confirmed': '登録を確認',
  'history.did.sign_up.requested': '会社の登録を求めました',
  'history.did.sign_up.finished': '登録を完了',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SIGN_UP_CLOSED: 'ここではご自身で登録できません。会社の管理者にアカウントを依頼してください。',
  'problem.no_sign_up_app': 'このアプリからは登録を開始できません。',
  'problem.sign_up_address': 'このアドレスは登録に使用できません。',
  'problem.public_address': '会社のアドレスを入力してください。',
  'problem.other_domain': 'メールアドレスのドメインではありません。',
};

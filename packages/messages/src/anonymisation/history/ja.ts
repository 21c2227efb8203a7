import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.unmask.requested': '匿名解除を申請：{name}',
  'history.did.unmask.approved': '匿名解除の申請を承認：{name}',
  'history.did.unmask.refused': '匿名解除の申請を却下：{name}',
  'history.did.unmask.ended': '匿名解除の申請を終了：{name}',
  'history.field.user_anonymization': 'ユーザーの匿名化',
};

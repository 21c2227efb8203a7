import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.unmask.requested': '匿名の人物を照会：{name}',
  'history.did.unmask.approved': '匿名の人物に関する申請を承認：{name}',
  'history.did.unmask.refused': '匿名の人物に関する申請を却下：{name}',
  'history.did.unmask.ended': '匿名の人物に関する申請を終了：{name}',
  'history.field.user_anonymization': '人物の匿名化',
};

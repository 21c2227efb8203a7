import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /risks/requestservice': 'サービス {name} を申請',
  'history.did.POST /risks/reviewservice': '{name} の再評価を依頼',
  'history.did.PATCH /risks/servicerequests/{id}': '{name} についての申請を更新',
  'history.field.state': '状態',
};

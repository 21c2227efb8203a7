import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.service_request.created': 'サービス{name}を申請',
  'history.did.service_review.requested': '{name}の再評価を依頼',
  'history.did.service_request.changed': '{name}についての申請を更新',
  'history.field.state': '状態',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.partner.created': '会社をパートナーに設定：{name}',
  'history.did.partner.access_granted': 'パートナー {name} に会社の管理を許可',
  'history.did.partner.access_revoked': 'パートナー {name} による会社の管理を終了',
  'history.did.partner.customer_opened': 'パートナーとして会社に入った：{name}',
  'history.did.partner.customer_left': 'パートナーとして会社を出た：{name}',
};

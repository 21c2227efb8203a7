import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/partners/own': '会社をパートナーに設定：{name}',
  'history.did.POST /admin/partners/granted': 'パートナー {name} に会社の管理を許可',
  'history.did.DELETE /admin/partners/granted/{code}': 'パートナー {name} による会社の管理を終了',
  'history.did.POST /admin/partners/customers/{id}/open': 'パートナーとして会社に入った：{name}',
  'history.did.POST /admin/partners/return': 'パートナーとして会社を出た：{name}',
};

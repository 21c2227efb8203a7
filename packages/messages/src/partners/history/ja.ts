import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.partner.created': '会社をパートナーに設定：{name}',
  'history.did.partner.access_granted': 'パートナー{name}にアクセスを許可',
  'history.did.partner.access_revoked': 'パートナー{name}のアクセスを取り消し',
  'history.did.partner.customer_opened': 'パートナーとして顧客の会社を開いた：{name}',
  'history.did.partner.customer_left': 'パートナーとして顧客の会社を離れた：{name}',
};

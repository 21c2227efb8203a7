import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/tenant/domains': 'Die Domain {name} auf die Liste gesetzt',
  'history.did.POST /admin/tenant/domains/{domain}/verify': 'Die Domain {name} prüfen lassen',
  'history.did.POST /admin/tenant/domains/{domain}/primary':
    '{name} zur ersten Domain des Unternehmens gemacht',
  'history.did.DELETE /admin/tenant/domains/{domain}': 'Die Domain {name} von der Liste genommen',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/tenant/domains': 'ドメイン{name}を一覧に追加しました',
  'history.did.POST /admin/tenant/domains/{domain}/verify': 'ドメイン{name}を確認しました',
  'history.did.POST /admin/tenant/domains/{domain}/primary': '{name}を会社の最初のドメインにしました',
  'history.did.DELETE /admin/tenant/domains/{domain}': 'ドメイン{name}を一覧から外しました',
};

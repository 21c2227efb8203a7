import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.domain.created': 'ドメイン{name}を一覧に追加しました',
  'history.did.domain.verified': 'ドメイン{name}を確認',
  'history.did.domain.made_primary': '{name}を会社の最初のドメインにしました',
  'history.did.domain.deleted': 'ドメイン{name}を一覧から外しました',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.scim_user.created': '{name} をプロビジョニング',
  'history.did.scim_user.replaced': 'SCIM で {name} を置き換え',
  'history.did.scim_user.changed': 'SCIM で {name} を変更',
  'history.did.scim_user.deleted': 'SCIM で {name} を削除',
  'history.did.scim_group.created': 'グループ {name} をプロビジョニング',
  'history.did.scim_group.replaced': 'SCIM でグループ {name} を置き換え',
  'history.did.scim_group.changed': 'SCIM でグループ {name} を変更',
  'history.did.scim_group.deleted': 'SCIM でグループ {name} を削除',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.scim_user.created': '{name}をプロビジョニング',
  'history.did.scim_user.replaced': 'SCIMで{name}を置き換え',
  'history.did.scim_user.changed': 'SCIMで{name}を変更',
  'history.did.scim_user.deleted': 'SCIMで{name}を削除',
  'history.did.scim_group.created': 'グループ{name}をプロビジョニング',
  'history.did.scim_group.replaced': 'SCIMでグループ{name}を置き換え',
  'history.did.scim_group.changed': 'SCIMでグループ{name}を変更',
  'history.did.scim_group.deleted': 'SCIMでグループ{name}を削除',
};

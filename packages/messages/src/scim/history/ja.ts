import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /scim/v2/Users': '{name} をプロビジョニング',
  'history.did.PUT /scim/v2/Users/{id}': 'SCIM で {name} を置き換え',
  'history.did.PATCH /scim/v2/Users/{id}': 'SCIM で {name} を変更',
  'history.did.DELETE /scim/v2/Users/{id}': 'SCIM で {name} を削除',
  'history.did.POST /scim/v2/Groups': 'グループ {name} をプロビジョニング',
  'history.did.PUT /scim/v2/Groups/{id}': 'SCIM でグループ {name} を置き換え',
  'history.did.PATCH /scim/v2/Groups/{id}': 'SCIM でグループ {name} を変更',
  'history.did.DELETE /scim/v2/Groups/{id}': 'SCIM でグループ {name} を削除',
};

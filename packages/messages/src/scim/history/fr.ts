import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.scim_user.created': 'A provisionné {name}',
  'history.did.scim_user.replaced': 'A remplacé {name} par SCIM',
  'history.did.scim_user.changed': 'A modifié {name} par SCIM',
  'history.did.scim_user.deleted': 'A retiré {name} par SCIM',
  'history.did.scim_group.created': 'A provisionné le groupe {name}',
  'history.did.scim_group.replaced': 'A remplacé le groupe {name} par SCIM',
  'history.did.scim_group.changed': 'A modifié le groupe {name} par SCIM',
  'history.did.scim_group.deleted': 'A retiré le groupe {name} par SCIM',
};

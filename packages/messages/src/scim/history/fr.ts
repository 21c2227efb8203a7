import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /scim/v2/Users': 'A provisionné {name}',
  'history.did.PUT /scim/v2/Users/{id}': 'A remplacé {name} par SCIM',
  'history.did.PATCH /scim/v2/Users/{id}': 'A modifié {name} par SCIM',
  'history.did.DELETE /scim/v2/Users/{id}': 'A retiré {name} par SCIM',
  'history.did.POST /scim/v2/Groups': 'A provisionné le groupe {name}',
  'history.did.PUT /scim/v2/Groups/{id}': 'A remplacé le groupe {name} par SCIM',
  'history.did.PATCH /scim/v2/Groups/{id}': 'A modifié le groupe {name} par SCIM',
  'history.did.DELETE /scim/v2/Groups/{id}': 'A retiré le groupe {name} par SCIM',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /scim/v2/Users': 'Hat {name} bereitgestellt',
  'history.did.PUT /scim/v2/Users/{id}': 'Hat {name} über SCIM ersetzt',
  'history.did.PATCH /scim/v2/Users/{id}': 'Hat {name} über SCIM geändert',
  'history.did.DELETE /scim/v2/Users/{id}': 'Hat {name} über SCIM entfernt',
  'history.did.POST /scim/v2/Groups': 'Hat die Gruppe {name} bereitgestellt',
  'history.did.PUT /scim/v2/Groups/{id}': 'Hat die Gruppe {name} über SCIM ersetzt',
  'history.did.PATCH /scim/v2/Groups/{id}': 'Hat die Gruppe {name} über SCIM geändert',
  'history.did.DELETE /scim/v2/Groups/{id}': 'Hat die Gruppe {name} über SCIM entfernt',
};

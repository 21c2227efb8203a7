import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.scim_user.created': 'Hat {name} bereitgestellt',
  'history.did.scim_user.replaced': 'Hat {name} über SCIM ersetzt',
  'history.did.scim_user.changed': 'Hat {name} über SCIM geändert',
  'history.did.scim_user.deleted': 'Hat {name} über SCIM entfernt',
  'history.did.scim_group.created': 'Hat die Gruppe {name} bereitgestellt',
  'history.did.scim_group.replaced': 'Hat die Gruppe {name} über SCIM ersetzt',
  'history.did.scim_group.changed': 'Hat die Gruppe {name} über SCIM geändert',
  'history.did.scim_group.deleted': 'Hat die Gruppe {name} über SCIM entfernt',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.scim_user.created': '{name} bereitgestellt',
  'history.did.scim_user.replaced': '{name} über SCIM ersetzt',
  'history.did.scim_user.changed': '{name} über SCIM geändert',
  'history.did.scim_user.deleted': '{name} über SCIM entfernt',
  'history.did.scim_group.created': 'Gruppe {name} bereitgestellt',
  'history.did.scim_group.replaced': 'Gruppe {name} über SCIM ersetzt',
  'history.did.scim_group.changed': 'Gruppe {name} über SCIM geändert',
  'history.did.scim_group.deleted': 'Gruppe {name} über SCIM entfernt',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.scim_user.created': 'Aprovisionó a {name}',
  'history.did.scim_user.replaced': 'Reemplazó a {name} por SCIM',
  'history.did.scim_user.changed': 'Cambió a {name} por SCIM',
  'history.did.scim_user.deleted': 'Quitó a {name} por SCIM',
  'history.did.scim_group.created': 'Aprovisionó el grupo {name}',
  'history.did.scim_group.replaced': 'Reemplazó el grupo {name} por SCIM',
  'history.did.scim_group.changed': 'Cambió el grupo {name} por SCIM',
  'history.did.scim_group.deleted': 'Quitó el grupo {name} por SCIM',
};

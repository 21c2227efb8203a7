import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /scim/v2/Users': 'Aprovisionó a {name}',
  'history.did.PUT /scim/v2/Users/{id}': 'Reemplazó a {name} por SCIM',
  'history.did.PATCH /scim/v2/Users/{id}': 'Cambió a {name} por SCIM',
  'history.did.DELETE /scim/v2/Users/{id}': 'Quitó a {name} por SCIM',
  'history.did.POST /scim/v2/Groups': 'Aprovisionó el grupo {name}',
  'history.did.PUT /scim/v2/Groups/{id}': 'Reemplazó el grupo {name} por SCIM',
  'history.did.PATCH /scim/v2/Groups/{id}': 'Cambió el grupo {name} por SCIM',
  'history.did.DELETE /scim/v2/Groups/{id}': 'Quitó el grupo {name} por SCIM',
};

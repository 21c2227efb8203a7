import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.DELETE /admin/audit_agent/{id}': 'A retiré l’agent {name} de la liste',
  'history.did.POST /controls/make_api_request delete agents': 'A retiré l’agent {name} de la liste',
  'history.field.max_agents': 'Agents au plus',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.DELETE /admin/audit_agent/{id}': 'Quitó el agente {name} de la lista',
  'history.did.POST /controls/make_api_request delete agents': 'Quitó el agente {name} de la lista',
  'history.field.max_agents': 'Agentes como máximo',
};

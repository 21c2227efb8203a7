import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.DELETE /admin/audit_agent/{id}': 'Hat den Agenten {name} von der Liste genommen',
  'history.did.POST /controls/make_api_request delete agents':
    'Hat den Agenten {name} von der Liste genommen',
  'history.field.max_agents': 'Agenten höchstens',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.agent.deleted': 'A retiré l’agent {name}',
  'history.field.max_agents': 'Nombre maximal d’agents',
};

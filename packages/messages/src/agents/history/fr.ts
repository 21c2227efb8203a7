import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.agent.deleted': 'A retiré l’agent {name} de la liste',
  'history.field.max_agents': 'Agents au plus',
};

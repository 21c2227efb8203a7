import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.agent.deleted': 'Agent {name} entfernt',
  'history.field.max_agents': 'Maximale Agenten',
};

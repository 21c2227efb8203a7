import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.agent.deleted': 'Hat den Agenten {name} von der Liste genommen',
  'history.field.max_agents': 'Agenten höchstens',
};

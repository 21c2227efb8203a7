import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.agent.deleted': 'Quitó el agente {name}',
  'history.field.max_agents': 'Máximo de agentes',
};

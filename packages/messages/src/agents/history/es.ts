import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.agent.deleted': 'Quitó el agente {name} de la lista',
  'history.field.max_agents': 'Agentes como máximo',
};

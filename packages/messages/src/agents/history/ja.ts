import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.agent.deleted': 'エージェント{name}を削除',
  'history.field.max_agents': 'エージェントの上限',
};

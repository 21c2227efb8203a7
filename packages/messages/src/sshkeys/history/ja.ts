import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.ssh_key.created': 'SSHキー{name}を追加',
  'history.did.ssh_key.deleted': 'SSHキー{name}を削除',
};

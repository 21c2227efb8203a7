import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/ssh_keys': 'SSHキー{name}を追加しました',
  'history.did.DELETE /admin/ssh_keys/{id}': 'SSHキー{name}を削除しました',
};

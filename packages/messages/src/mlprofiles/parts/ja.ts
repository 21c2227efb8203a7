import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'learned.sending': 'ファイルをアップロード中（{number, number}/{total, number}）',
  'learned.failed': '{count, plural, other {#個のファイルを追加できませんでした：}}',
  'learned.dismiss': '閉じる',
};

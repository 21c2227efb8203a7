import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.incident.raised': '{policy}のインシデントを作成',
  'history.did.incident.changed': 'インシデントを変更',
  'history.did.incident.note_added': 'インシデントINC-{number}にメモを追加',
  'history.did.incident.unmasked': 'インシデントINC-{number}のデータのマスクを解除',
  'history.field.incidents': 'インシデント',
  'history.field.occurrence': '発生',
};

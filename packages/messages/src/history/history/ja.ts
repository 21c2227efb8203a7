import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.name': '名前',
  'history.field.timezone': 'タイムゾーン',
  'history.field.notes': 'メモ',
  'history.field.networks': 'ネットワーク',
  'history.field.path': 'フォルダー',
  'history.field.token': 'トークン',
  'history.field.is_enabled': '有効',
  'history.field.count': '件数',
  'history.field.description': '説明',
};

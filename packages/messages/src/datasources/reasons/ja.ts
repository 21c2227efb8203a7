import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'datasources.reject.unknown_format': '不明な形式',
  'datasources.reject.incomplete_line': '不完全な行',
  'datasources.reject.unreadable_time': '無効な時刻',
  'datasources.reject.unreadable_field': '無効なフィールド',
  'datasources.reject.line_too_long': '1 MiBを超える行',
  'datasources.reject.binary_data': 'バイナリデータ',
  'datasources.reject.not_traffic': '通信ではありません',
};

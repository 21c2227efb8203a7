import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.data-source': '{name}という名前のソースはすでにあります。別の名前を選んでください。',
  DATASOURCE_LIMIT: 'ソースは{limit}個までです。不要になったものを削除してください。',
  UPLOAD_OFFSET_WRONG: 'ファイルの続きは{given}ではなく{expected}バイト目からです。そこから送ってください。',
  UPLOAD_FINISHED: 'このファイルのデータはすべて届いています。送るものはありません。',
  NO_DATASOURCE_AVAILABLE:
    'このデータソースはありません。[ソース] で追加するか、指定せずに問い合わせてください。',
};

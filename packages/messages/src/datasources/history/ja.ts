import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.format': '形式',
  'history.field.file_name': 'ファイル',
  'history.field.size': 'サイズ',
  'history.field.load': 'ファイル ID',
  'history.did.datasource.created': 'データソース {name} を追加',
  'history.did.datasource.changed': 'データソース {name} を変更',
  'history.did.datasource.deleted': 'データソース {name} を削除',
  'history.field.max_datasources': 'ソースの上限',
  'history.did.load.created': '{file} を {name} にアップロード',
  'history.did.load.retried': '{file} の読み取りを再開',
  'history.did.rejects.parsed_again': '{name} の保留行を再読み取り',
};

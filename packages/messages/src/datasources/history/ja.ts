import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.format': '形式',
  'history.field.file_name': 'ファイル',
  'history.field.size': 'サイズ',
  'history.field.load': 'ジョブID',
  'history.did.datasource.created': 'ソース{name}を追加',
  'history.did.datasource.changed': 'ソース{name}を変更',
  'history.did.datasource.deleted': 'ソース{name}を削除',
  'history.field.max_datasources': 'ソースの上限',
  'history.did.load.created': '{file}を{name}にアップロード',
  'history.did.load.retried': '{file}を再試行',
  'history.did.load.deleted': '{name}のファイル{file}を削除',
  'history.did.rejects.parsed_again': '{name}の拒否された行を再解析',
};

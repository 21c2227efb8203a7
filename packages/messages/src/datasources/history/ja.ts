import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.format': '形式',
  'history.field.file_name': 'ファイル',
  'history.field.size': 'サイズ',
  'history.field.load': 'ファイル ID',
  'history.did.POST /admin/datasources': 'データソース {name} を追加',
  'history.did.PATCH /admin/datasources/{id}': 'データソース {name} を変更',
  'history.did.DELETE /admin/datasources/{id}': 'データソース {name} を削除',
  'history.field.max_datasources': 'ソースの上限',
  'history.did.POST /admin/datasources/{id}/loads': '{file} を {name} にアップロード',
  'history.did.POST /admin/loads/{id}/retry': '{file} の読み取りを再開',
  'history.did.POST /admin/datasources/{id}/rejects/parse_again': '{name} の保留行を再読み取り',
  'history.did.POST /controls/make_api_request post datasources': 'データソース {name} を追加',
  'history.did.POST /controls/make_api_request patch datasources': 'データソース {name} を変更',
  'history.did.POST /controls/make_api_request delete datasources': 'データソース {name} を削除',
};

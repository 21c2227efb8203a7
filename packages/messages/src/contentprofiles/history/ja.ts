import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.content_profile.created': 'コンテンツプロファイル{name}を作成',
  'history.did.content_profile.changed': 'コンテンツプロファイル{name}を変更',
  'history.did.content_profile.deleted': 'コンテンツプロファイル{name}を削除',
  'history.did.reusable_rule.created': '再利用可能なルール{name}を作成',
  'history.did.reusable_rule.changed': '再利用可能なルール{name}を変更',
  'history.did.reusable_rule.deleted': '再利用可能なルール{name}を削除',
  'history.did.data_filter.created': 'データフィルター{name}を作成',
  'history.did.data_filter.changed': 'データフィルター{name}を変更',
  'history.did.data_filter.deleted': 'データフィルター{name}を削除',
  'history.did.content_alias.created': 'エイリアス{name}を作成',
  'history.did.content_alias.changed': 'エイリアス{name}を変更',
  'history.did.content_alias.deleted': 'エイリアス{name}を削除',
  'history.did.dictionary.created': '辞書{name}を作成',
  'history.did.dictionary.changed': '辞書{name}を変更',
  'history.did.dictionary.deleted': '辞書{name}を削除',
  'history.did.data_identifier.created': 'データ識別子{name}を作成',
  'history.did.data_identifier.changed': 'データ識別子{name}を変更',
  'history.did.data_identifier.deleted': 'データ識別子{name}を削除',
  'history.did.ml_profile.created': 'MLプロファイル{name}を作成',
  'history.did.ml_profile.changed': 'MLプロファイル{name}を変更',
  'history.did.ml_profile.deleted': 'MLプロファイル{name}を削除',
  'history.did.content_index.created': 'インデックス{name}を作成',
  'history.did.content_index.changed': 'インデックス{name}を変更',
  'history.did.content_index.deleted': 'インデックス{name}を削除',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/tenant/addtag': 'タグ {name} を追加',
  'history.did.POST /controls/make_api_request post tags': 'タグ {name} を追加',
  'history.did.PATCH /admin/tenant/edittag': 'タグ {name} を変更',
  'history.did.POST /controls/make_api_request patch tags': 'タグ {name} を変更',
  'history.did.POST /admin/tenant/deletetags': 'タグを削除：{name}',
  'history.did.POST /controls/make_api_request delete tags': 'タグ {name} を削除',
  'history.did.POST /risks/changeservicetags': '{name} のタグを変更',
  'history.field.tag_name': '名前',
  'history.field.color': '色',
  'history.field.pattern': '模様',
  'history.field.added': '追加したタグ',
  'history.field.removed': '外したタグ',
  'history.field.services': 'サービス',
};

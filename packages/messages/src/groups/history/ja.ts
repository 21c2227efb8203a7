import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.parts': '含まれるグループ',
  'history.field.kind': '種類',
  'history.field.people': '人数',
  'history.field.added_people': '追加された人',
  'history.field.removed_people': '削除された人',
  'history.field.fqn': '位置',
  'history.did.POST /admin/groups': 'グループ {name} を追加',
  'history.did.PATCH /admin/groups/{id}': 'グループ {name} を変更',
  'history.did.POST /admin/groups/delete': 'グループ {name} を削除',
  'history.did.POST /admin/groups/{id}/members': 'グループ {name} のメンバーを変更',
  'history.did.POST /admin/group/assign_users': 'グループ {name} のメンバーを変更',
  'history.did.POST /admin/org_units': '組織単位 {name} を追加',
  'history.did.PATCH /admin/org_units/{id}': '組織単位 {name} を変更',
  'history.did.DELETE /admin/org_units/{id}': '組織単位 {name} を削除',
  'history.did.POST /admin/org_units/{id}/people': '組織単位 {name} のメンバーを変更',
  'history.did.POST /controls/make_api_request post usergroups': 'グループ {name} を追加',
  'history.did.POST /controls/make_api_request patch usergroups': 'グループ {name} を変更',
  'history.did.POST /controls/make_api_request delete usergroups': 'グループ {name} を削除',
  'history.did.POST /controls/make_api_request post customgroups': 'カスタムグループ {name} を追加',
  'history.did.POST /controls/make_api_request patch customgroups': 'カスタムグループ {name} を変更',
  'history.did.POST /controls/make_api_request delete customgroups': 'カスタムグループ {name} を削除',
  'history.did.POST /controls/make_api_request post orgunits': '組織単位 {name} を追加',
  'history.did.POST /controls/make_api_request patch orgunits': '組織単位 {name} を変更',
  'history.did.POST /controls/make_api_request delete orgunits': '組織単位 {name} を削除',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.parts': '含まれるグループ',
  'history.field.kind': '種類',
  'history.field.people': '人数',
  'history.field.added_people': '追加された人',
  'history.field.removed_people': '削除された人',
  'history.field.fqn': 'パス',
  'history.did.group.created': 'グループ{name}を追加',
  'history.did.group.changed': 'グループ{name}を変更',
  'history.did.group.deleted': 'グループ{name}を削除',
  'history.did.group.members_changed': 'グループ{name}のメンバーを変更',
  'history.did.org_unit.created': '組織単位{name}を追加',
  'history.did.org_unit.changed': '組織単位{name}を変更',
  'history.did.org_unit.deleted': '組織単位{name}を削除',
  'history.did.org_unit.members_changed': '組織単位{name}のメンバーを変更',
  'history.did.custom_group.created': 'カスタムグループ{name}を追加',
  'history.did.custom_group.changed': 'カスタムグループ{name}を変更',
  'history.did.custom_group.deleted': 'カスタムグループ{name}を削除',
};

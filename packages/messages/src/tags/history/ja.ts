import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.tag.created': 'タグ{name}を追加',
  'history.did.tag.changed': 'タグ{name}を変更',
  'history.did.tags.deleted': 'タグを削除：{name}',
  'history.did.tag.deleted': 'タグ{name}を削除',
  'history.did.service_tags.changed': '{name}のタグを変更',
  'history.field.tag_name': '名前',
  'history.field.color': '色',
  'history.field.pattern': '模様',
  'history.field.added': '追加したタグ',
  'history.field.removed': '外したタグ',
  'history.field.services': 'サービス',
};

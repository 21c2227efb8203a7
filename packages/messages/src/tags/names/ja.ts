import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'tag.sanctioned': '承認済み',
  'tag.unsanctioned': '未承認',
  'tag.tolerated': '許容',
  'tag.in_review': '審査中',
  'tag.business_critical': '業務上重要',
  'tag.holds_personal_data': '個人データあり',
  'tag.private_use': '私的利用',
  'tag.to_be_retired': '廃止予定',
  'tag.column': 'タグ',
  'tag.more': '+{count}',
  'tag.change': 'タグ',
  'tag.decide': '決める',
  'tag.compare': '比較',
};

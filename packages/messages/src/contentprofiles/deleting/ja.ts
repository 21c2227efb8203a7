import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'content.delete.title': '「{name}」を削除しますか？',
  'content.delete.confirm': '削除',
  'content.deleted': '「{name}」を削除しました',
  'content.delete.failed': '「{name}」を削除できませんでした',
  'content.inUse': '「{name}」は使用中です',
  'content.inUse.text': '削除するには、先に次の項目から外してください：',
  'content.close': '閉じる',
};

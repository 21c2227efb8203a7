import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'learned.sending': 'ファイルをアップロード中（{number, number}/{total, number}）',
  'learned.failed': '{count, plural, other {#個のファイルを追加できませんでした：}}',
  'learned.dismiss': '閉じる',
  'learned.delete': '削除',
  'learned.delete.title': '「{name}」を削除しますか？',
  'learned.delete.failed': '「{name}」を削除できませんでした',
  'learned.deleted': '「{name}」を削除しました',
  'learned.inUse': '「{name}」は使用中です',
  'learned.inUse.text': '削除するには、まず次から外してください：',
  'learned.close': '閉じる',
};

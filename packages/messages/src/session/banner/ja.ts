import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'preview.sentence': '「{name}」としてコンソールをプレビュー中です。変更はできません。',
  'preview.leave': 'プレビューを終了',
  'visit.sentence': '{partner}として{company}を管理しています。',
  'visit.back': '{partner}に戻る',
};

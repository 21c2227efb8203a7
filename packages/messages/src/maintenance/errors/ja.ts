import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MAINTENANCE_LIMIT: '期間は{limit}件までです。過去のものを削除してください。',
  'problem.ends_before_start': '終了は開始より後にしてください。',
  'problem.period_too_long': '期間は最長{days}日です。',
};

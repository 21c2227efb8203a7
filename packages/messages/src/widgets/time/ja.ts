import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.monthRange.earlier': '前の月',
  'widgets.monthRange.later': '次の月',
  'widgets.monthRange.yearBefore': '前の年',
  'widgets.monthRange.yearAfter': '次の年',
  'widgets.monthRange.months': '{year}年の月',
  'widgets.monthRange.first': '最初の月を選んでください。',
  'widgets.monthRange.last': '最後の月を選んでください。',
  'widgets.dateTime.zone': '時刻は{zone}です。',
  'widgets.dateTime.tooEarly': '過去の時刻です。{min}以降を選んでください。',
  'widgets.threatScore.NA': '該当なし',
  'widgets.threatScore.why': 'この検出は情報のみです。スコアはありません。',
};

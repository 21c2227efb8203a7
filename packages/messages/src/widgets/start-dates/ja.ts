import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.dates.15min': '直近15分間',
  'widgets.dates.1h': '直近1時間',
  'widgets.dates.6h': '直近6時間',
  'widgets.dates.12h': '直近12時間',
  'widgets.dates.1d': '直近1日',
  'widgets.dates.1mo': '直近1か月',
  'widgets.dates.6mo': '直近6か月',
  'widgets.dates.1yr': '直近1年',
  'widgets.dates.2yr': '直近2年',
  'widgets.dates.3yr': '直近3年',
  'widgets.dates.lw': '先週',
  'widgets.dates.lm': '先月',
  'widgets.dates.daily': '日次',
  'widgets.dates.monthly': '月次',
  'widgets.dates.shortest': '最短',
  'widgets.dates.ofData': 'データの{period}',
  'widgets.dates.customRange': '期間を指定',
  'widgets.dates.customMonths': '月を指定',
  'widgets.dates.own': '指定',
  'widgets.dates.from': '開始',
  'widgets.dates.to': '終了',
  'widgets.dates.apply': '適用',
  'widgets.dates.maxSpan': '指定できる期間は最長{months, plural, other {#か月}}です。',
};

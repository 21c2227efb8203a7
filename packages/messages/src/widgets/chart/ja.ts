import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.charts.point': '{label}：{value}',
  'widgets.charts.shownOf': '{count}件中の上位{shown}件',
  'widgets.charts.largest': '{value}：最大は{first}で、{total}の{share}です。',
  'widgets.cumulative.threshold': '{value}以上',
  'widgets.cumulative.upTo': '累計',
  'widgets.cumulative.point': '{value}：{count}、累計{upTo}（{share}）',
  'widgets.cumulative.summary': '{label}：{total}のうち{reached}（{share}）が{threshold}以上です。',
  'widgets.zones.low': '低',
  'widgets.zones.medium': '中',
  'widgets.zones.high': '高',
  'widgets.zones.zone': 'ゾーン',
  'widgets.zones.point': '{x}、{zone}：{value} {count}',
  'widgets.zones.summary':
    '{value}：最も多いのは{zone}（{from}〜{to}）で、{total}のうち{count}、{share}です。',
  'widgets.behavior.user': 'このユーザーの通常値',
  'widgets.behavior.peer': '同僚の通常値',
  'widgets.behavior.unusual': '異常',
  'widgets.behavior.point':
    '{when}：{label} {value}、このユーザーの通常値{user}、同僚{peer}{anomalous, select, yes {、異常} other {}}',
  'widgets.behavior.summary':
    '{label}、{range}：最大{most}（{when}）。{count, plural, =0 {異常はありません。} other {異常な点が#件あります。}}',
  'widgets.timeline.event': 'イベント',
  'widgets.timeline.severity': '重大度',
  'widgets.timeline.informational': '情報',
  'widgets.timeline.points': 'イベント：矢印キーで移動、プラスとマイナスで拡大・縮小',
  'widgets.timeline.one': '{when}、{lane}：{title}、{severity}',
  'widgets.timeline.several': '{count}件のイベント、{lane}、{when}から：{title}',
  'widgets.timeline.earlier': '前へ',
  'widgets.timeline.later': '後へ',
  'widgets.timeline.zoomIn': '拡大',
  'widgets.timeline.zoomOut': '縮小',
  'widgets.timeline.whole': 'すべて表示',
  'widgets.timeline.summary':
    '{range}、{lanes, plural, other {#行}}に{count, plural, other {#件}}のイベント。{high, plural, =0 {重大度が高いものはありません。} other {重大度が高いものは#件です。}}',
  'widgets.weekly.summary': '{label}、直近{count, plural, other {#件}}：合計{total}、最多は{when}の{most}。',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.spider.summary': '{series}：最大は{highest}({most})、最小は{lowest}({least})。',
  'widgets.spider.point': '{series}、{axis}：{value}',
  'widgets.venn.summary':
    '{sets, plural, other {#個の集合}}。最大は{largest}の{most}。{overlaps, plural, =0 {共通部分はありません。} other {共通部分は#か所。}}',
  'widgets.venn.set': '{label}：{value}',
  'widgets.venn.shared': '{labels}：共通{value}',
  'widgets.venn.approximate': 'これらの集合はすべてを正確な比率では描けません。正確な数値は表にあります。',
  'widgets.chord.summary': '{flows, plural, other {#本の流れ}}。最大は{source}から{target}へ：{value}。',
  'widgets.chord.part': '{label}：出{out}、入{in}',
  'widgets.chord.flow': '{source} → {target}：{value}',
  'widgets.chord.others': 'その他',
  'widgets.graph.walk': 'ノード：矢印でその方向の最も近いノードへ',
  'widgets.graph.incoming': '入ってくるリンク',
  'widgets.graph.leadsTo': 'リンク先',
  'widgets.graph.shown': '{count}件のうち接続の多い{shown}件',
  'widgets.graph.node': '{label}({group}): 入ってくるリンク{count, plural, other {#本}}',
  'widgets.graph.summary':
    'ノード{nodes, plural, other {#個}}、リンク{links, plural, other {#本}}。最も多く集まるのは{label}：{count, plural, other {#}}。',
  'widgets.tree.walk': 'ツリー：上下で移動、左で親へ、右で最初の子へ',
  'widgets.tree.more': '{count, plural, other {+#}}',
  'widgets.tree.node':
    '{label}：{value}、レベル{level, number}{hidden, plural, =0 {} other {、下にさらに#件}}',
  'widgets.tree.summary': '{root}：{value}、内訳{count, plural, other {#件}}。最大は{largest}：{most}。',
  'widgets.map.window': '地図',
  'widgets.map.keys':
    'プラスとマイナスで拡大縮小、矢印で移動、0で全体を表示。Ctrlとホイールでも拡大縮小できます。',
  'widgets.map.zoomIn': '拡大',
  'widgets.map.zoomOut': '縮小',
  'widgets.map.whole': '全体を表示',
  'widgets.map.failed': '地図を読み込めませんでした',
  'widgets.map.failedDetail': 'もう一度試すか、数値を表で表示してください。',
  'widgets.map.place': '場所',
  'widgets.map.point': '{place}：{value}',
  'widgets.geoMap.summary': '{count, plural, other {#か所}}。最大：{place}、{value}。',
  'widgets.geoMap.latitude': '緯度',
  'widgets.geoMap.longitude': '経度',
  'widgets.worldMap.country': '国',
  'widgets.worldMap.city': '都市',
  'widgets.worldMap.kind': '種類',
  'widgets.worldMap.orMore': '{value}以上',
  'widgets.worldMap.summary':
    '{countries, plural, other {#か国}}、{cities, plural, other {#都市}}。最大：{place}、{value}。',
  'widgets.worldMap.unplaced': '{count, plural, other {#件}}は地図にありません。表をご覧ください。',
};

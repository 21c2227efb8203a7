import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.spider.summary':
    '{series}: am meisten bei {highest} ({most}), am wenigsten bei {lowest} ({least}).',
  'widgets.spider.point': '{series}, {axis}: {value}',
  'widgets.venn.summary':
    '{sets, plural, one {# Menge} other {# Mengen}}; die größte ist {largest} mit {most}. {overlaps, plural, =0 {Sie haben nichts gemeinsam.} one {# Überschneidung.} other {# Überschneidungen.}}',
  'widgets.venn.set': '{label}: {value}',
  'widgets.venn.shared': '{labels}: {value} gemeinsam',
  'widgets.venn.approximate':
    'Diese Mengen lassen sich nicht alle maßstäblich zeichnen. Die Tabelle hat die genauen Zahlen.',
  'widgets.chord.summary':
    '{flows, plural, one {# Fluss} other {# Flüsse}}. Der größte geht von {source} nach {target}: {value}.',
  'widgets.chord.part': '{label}: {out} hinaus, {in} herein',
  'widgets.chord.flow': '{source} → {target}: {value}',
  'widgets.chord.others': 'Andere',
  'widgets.graph.walk': 'Knoten: Pfeiltasten gehen zum nächsten Knoten in dieser Richtung',
  'widgets.graph.incoming': 'Eingehende Verbindungen',
  'widgets.graph.leadsTo': 'Verbunden mit',
  'widgets.graph.shown': 'die {shown} am besten verbundenen von {count}',
  'widgets.graph.node':
    '{label} ({group}): {count, plural, one {# eingehende Verbindung} other {# eingehende Verbindungen}}',
  'widgets.graph.summary':
    '{nodes, plural, one {# Knoten} other {# Knoten}}, {links, plural, one {# Verbindung} other {# Verbindungen}}. Die meisten Verbindungen gehen zu {label}: {count, plural, other {#}}.',
  'widgets.tree.walk': 'Baum: hoch und runter bewegen, links führt zum Elternknoten, rechts zum ersten Kind',
  'widgets.tree.more': '{count, plural, other {+#}}',
  'widgets.tree.node':
    '{label}: {value}, Ebene {level, number}{hidden, plural, =0 {} one {, # weiterer darunter} other {, # weitere darunter}}',
  'widgets.tree.summary':
    '{root}: {value}, mit {count, plural, one {# Teil} other {# Teilen}}. Der größte ist {largest}: {most}.',
  'widgets.map.window': 'Karte',
  'widgets.map.keys':
    'Plus und Minus zoomen, Pfeile bewegen, 0 zeigt die ganze Karte. Auch Strg und Mausrad zoomen.',
  'widgets.map.zoomIn': 'Vergrößern',
  'widgets.map.zoomOut': 'Verkleinern',
  'widgets.map.whole': 'Ganze Karte zeigen',
  'widgets.map.failed': 'Die Karte wurde nicht geladen',
  'widgets.map.failedDetail': 'Versuchen Sie es erneut, oder zeigen Sie die Zahlen als Tabelle.',
  'widgets.map.place': 'Ort',
  'widgets.map.point': '{place}: {value}',
  'widgets.geoMap.summary': '{count, plural, one {# Ort} other {# Orte}}. Am meisten: {place}, {value}.',
  'widgets.geoMap.latitude': 'Breite',
  'widgets.geoMap.longitude': 'Länge',
  'widgets.worldMap.country': 'Land',
  'widgets.worldMap.city': 'Stadt',
  'widgets.worldMap.kind': 'Art',
  'widgets.worldMap.orMore': '{value} oder mehr',
  'widgets.worldMap.summary':
    '{countries, plural, one {# Land} other {# Länder}}, {cities, plural, one {# Stadt} other {# Städte}}. Am meisten: {place}, {value}.',
  'widgets.worldMap.unplaced':
    '{count, plural, one {# Begriff ist} other {# Begriffe sind}} nicht auf der Karte. Siehe Tabelle.',
};

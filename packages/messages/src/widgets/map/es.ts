import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.spider.summary': '{series}: máximo en {highest} ({most}), mínimo en {lowest} ({least}).',
  'widgets.spider.point': '{series}, {axis}: {value}',
  'widgets.venn.summary':
    '{sets, plural, one {# conjunto} other {# conjuntos}}; el mayor es {largest} con {most}. {overlaps, plural, =0 {No comparten nada.} one {# intersección.} other {# intersecciones.}}',
  'widgets.venn.set': '{label}: {value}',
  'widgets.venn.shared': '{labels}: {value} en común',
  'widgets.venn.approximate':
    'Estos conjuntos no pueden dibujarse todos a escala. La tabla tiene los números exactos.',
  'widgets.chord.summary':
    '{flows, plural, one {# flujo} other {# flujos}}. El mayor va de {source} a {target}: {value}.',
  'widgets.chord.part': '{label}: {out} salen, {in} entran',
  'widgets.chord.flow': '{source} → {target}: {value}',
  'widgets.chord.others': 'Otros',
  'widgets.graph.walk': 'Nodos: las flechas llevan al nodo más cercano en esa dirección',
  'widgets.graph.incoming': 'Enlaces entrantes',
  'widgets.graph.leadsTo': 'Conectado con',
  'widgets.graph.shown': 'los {shown} mejor conectados de {count}',
  'widgets.graph.node':
    '{label} ({group}): {count, plural, one {# enlace entrante} other {# enlaces entrantes}}',
  'widgets.graph.summary':
    '{nodes, plural, one {# nodo} other {# nodos}}, {links, plural, one {# enlace} other {# enlaces}}. La mayoría de los enlaces va a {label}: {count, plural, other {#}}.',
  'widgets.tree.walk': 'Árbol: arriba y abajo mueven, izquierda va al padre, derecha al primer hijo',
  'widgets.tree.more': '{count, plural, other {+#}}',
  'widgets.tree.node':
    '{label}: {value}, nivel {level, number}{hidden, plural, =0 {} one {, # más debajo} other {, # más debajo}}',
  'widgets.tree.summary':
    '{root}: {value}, con {count, plural, one {# parte} other {# partes}}. La mayor es {largest}: {most}.',
  'widgets.map.window': 'Mapa',
  'widgets.map.keys':
    'Más y menos cambian el zoom, las flechas mueven, 0 muestra todo el mapa. Ctrl y la rueda también cambian el zoom.',
  'widgets.map.zoomIn': 'Acercar',
  'widgets.map.zoomOut': 'Alejar',
  'widgets.map.whole': 'Mostrar todo el mapa',
  'widgets.map.failed': 'El mapa no se cargó',
  'widgets.map.failedDetail': 'Inténtelo de nuevo o muestre los números como tabla.',
  'widgets.map.place': 'Lugar',
  'widgets.map.point': '{place}: {value}',
  'widgets.geoMap.summary': '{count, plural, one {# lugar} other {# lugares}}. Máximo: {place}, {value}.',
  'widgets.geoMap.latitude': 'Latitud',
  'widgets.geoMap.longitude': 'Longitud',
  'widgets.worldMap.country': 'País',
  'widgets.worldMap.city': 'Ciudad',
  'widgets.worldMap.kind': 'Tipo',
  'widgets.worldMap.orMore': '{value} o más',
  'widgets.worldMap.summary':
    '{countries, plural, one {# país} other {# países}}, {cities, plural, one {# ciudad} other {# ciudades}}. Máximo: {place}, {value}.',
  'widgets.worldMap.unplaced':
    '{count, plural, one {# término no está} other {# términos no están}} en el mapa. Vea la tabla.',
};

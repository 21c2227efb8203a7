import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.spider.summary': '{series} : maximum sur {highest} ({most}), minimum sur {lowest} ({least}).',
  'widgets.spider.point': '{series}, {axis} : {value}',
  'widgets.venn.summary':
    '{sets, plural, one {# ensemble} other {# ensembles}} ; le plus grand est {largest} avec {most}. {overlaps, plural, =0 {Ils ne partagent rien.} one {# intersection.} other {# intersections.}}',
  'widgets.venn.set': '{label} : {value}',
  'widgets.venn.shared': '{labels} : {value} en commun',
  'widgets.venn.approximate':
    'Ces ensembles ne peuvent pas tous être dessinés à l’échelle. Le tableau donne les nombres exacts.',
  'widgets.chord.summary':
    '{flows, plural, one {# flux} other {# flux}}. Le plus grand va de {source} à {target} : {value}.',
  'widgets.chord.part': '{label} : {out} sortants, {in} entrants',
  'widgets.chord.flow': '{source} → {target} : {value}',
  'widgets.chord.others': 'Autres',
  'widgets.graph.walk': 'Nœuds : les flèches mènent au nœud le plus proche dans cette direction',
  'widgets.graph.incoming': 'Liens entrants',
  'widgets.graph.leadsTo': 'Relié à',
  'widgets.graph.shown': 'les {shown} mieux reliés sur {count}',
  'widgets.graph.node': '{label} ({group}) : {count, plural, one {# lien entrant} other {# liens entrants}}',
  'widgets.graph.summary':
    '{nodes, plural, one {# nœud} other {# nœuds}}, {links, plural, one {# lien} other {# liens}}. La plupart des liens vont vers {label} : {count, plural, other {#}}.',
  'widgets.tree.walk': 'Arbre : haut et bas déplacent, gauche va au parent, droite au premier enfant',
  'widgets.tree.more': '{count, plural, other {+#}}',
  'widgets.tree.node':
    '{label} : {value}, niveau {level, number}{hidden, plural, =0 {} one {, # de plus en dessous} other {, # de plus en dessous}}',
  'widgets.tree.summary':
    '{root} : {value}, avec {count, plural, one {# partie} other {# parties}}. La plus grande est {largest} : {most}.',
  'widgets.map.window': 'Carte',
  'widgets.map.keys':
    'Plus et moins zooment, les flèches déplacent, 0 montre toute la carte. Ctrl et la molette zooment aussi.',
  'widgets.map.zoomIn': 'Zoomer',
  'widgets.map.zoomOut': 'Dézoomer',
  'widgets.map.whole': 'Montrer toute la carte',
  'widgets.map.failed': 'La carte n’a pas été chargée',
  'widgets.map.failedDetail': 'Réessayez, ou affichez les nombres en tableau.',
  'widgets.map.place': 'Lieu',
  'widgets.map.point': '{place} : {value}',
  'widgets.geoMap.summary': '{count, plural, one {# lieu} other {# lieux}}. Maximum : {place}, {value}.',
  'widgets.geoMap.latitude': 'Latitude',
  'widgets.geoMap.longitude': 'Longitude',
  'widgets.worldMap.country': 'Pays',
  'widgets.worldMap.city': 'Ville',
  'widgets.worldMap.kind': 'Type',
  'widgets.worldMap.orMore': '{value} ou plus',
  'widgets.worldMap.summary':
    '{countries, plural, one {# pays} other {# pays}}, {cities, plural, one {# ville} other {# villes}}. Maximum : {place}, {value}.',
  'widgets.worldMap.unplaced':
    '{count, plural, one {# terme n’est pas} other {# termes ne sont pas}} sur la carte. Voir le tableau.',
};

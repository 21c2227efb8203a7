/** Messages of network charts and maps. ICU message syntax; IDs are the widgets' folders. */
export const words = {
  'widgets.spider.summary': '{series}: most on {highest} ({most}), least on {lowest} ({least}).',
  'widgets.spider.point': '{series}, {axis}: {value}',
  'widgets.venn.summary':
    '{sets, plural, one {# set} other {# sets}}; the largest is {largest} with {most}. {overlaps, plural, =0 {They share nothing.} one {# overlap.} other {# overlaps.}}',
  'widgets.venn.set': '{label}: {value}',
  'widgets.venn.shared': '{labels}: {value} in common',
  'widgets.venn.approximate': 'These sets can’t all be drawn to scale. The table has the exact numbers.',
  'widgets.chord.summary':
    '{flows, plural, one {# flow} other {# flows}}. The largest goes from {source} to {target}: {value}.',
  'widgets.chord.part': '{label}: {out} out, {in} in',
  'widgets.chord.flow': '{source} → {target}: {value}',
  'widgets.chord.others': 'Others',
  'widgets.graph.walk': 'Nodes: arrows go to the nearest node in that direction',
  'widgets.graph.incoming': 'Incoming links',
  'widgets.graph.leadsTo': 'Connects to',
  'widgets.graph.shown': 'the {shown} best connected of {count}',
  'widgets.graph.node': '{label} ({group}): {count, plural, one {# incoming link} other {# incoming links}}',
  'widgets.graph.summary':
    '{nodes, plural, one {# node} other {# nodes}}, {links, plural, one {# link} other {# links}}. Most connections go to {label}: {count, plural, other {#}}.',
  'widgets.tree.walk': 'Tree: up and down move, left goes to the parent, right to the first child',
  'widgets.tree.more': '{count, plural, other {+#}}',
  'widgets.tree.node':
    '{label}: {value}, level {level, number}{hidden, plural, =0 {} one {, # more below} other {, # more below}}',
  'widgets.tree.summary':
    '{root}: {value}, with {count, plural, one {# part} other {# parts}}. The largest is {largest}: {most}.',
  'widgets.map.window': 'Map',
  'widgets.map.keys':
    'Plus and minus zoom, arrows move, 0 shows the whole map. Ctrl and the mouse wheel zoom too.',
  'widgets.map.zoomIn': 'Zoom in',
  'widgets.map.zoomOut': 'Zoom out',
  'widgets.map.whole': 'Show the whole map',
  'widgets.map.failed': 'Couldn’t load the map',
  'widgets.map.failedDetail': 'Try again, or show the numbers as a table.',
  'widgets.map.place': 'Place',
  'widgets.map.point': '{place}: {value}',
  'widgets.geoMap.summary': '{count, plural, one {# place} other {# places}}. Most: {place}, {value}.',
  'widgets.geoMap.latitude': 'Latitude',
  'widgets.geoMap.longitude': 'Longitude',
  'widgets.worldMap.country': 'Country',
  'widgets.worldMap.city': 'City',
  'widgets.worldMap.kind': 'Type',
  'widgets.worldMap.orMore': '{value} or more',
  'widgets.worldMap.summary':
    '{countries, plural, one {# country} other {# countries}}, {cities, plural, one {# city} other {# cities}}. Most: {place}, {value}.',
  'widgets.worldMap.unplaced':
    '{count, plural, one {# location isn’t} other {# locations aren’t}} on the map. See the table.',
} as const;

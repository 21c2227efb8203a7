import type { DataIdentifier } from '../identifier.ts';

export const GPS_COORDINATES: DataIdentifier = {
  id: 'gps-coordinates',
  name: 'GPS coordinates',
  group: 'person',
  risks: ['pii'],
  patterns: [
    '[-+]?\\b\\d{1,2}\\.\\d{3,}°? ?[NS]?[,;/ ]{1,2}[-+]?\\d{1,3}\\.\\d{3,}(?:°? ?[EWO]\\b)?',
    "\\b\\d{1,2}° ?\\d{1,2}['′’] ?(?:\\d{1,2}(?:[.,]\\d+)? ?(?:\"|″|”|''))? ?[NS][,; ]{1,3}\\d{1,3}° ?\\d{1,2}['′’] ?(?:\\d{1,2}(?:[.,]\\d+)? ?(?:\"|″|”|''))? ?[EWO]\\b",
  ],
  isolated: 'number',
  check: ({ text }) => {
    const [first = '', second = ''] = text.match(/\d+(?:\.\d+)?/g) ?? [];
    if (text.includes('′') || /\d°.*['’]/.test(text)) return true;
    if (Number(first) > 90 || Number(second) > 180) return false;
    return /[NS].*[EWO]/.test(text) || 'beside_keyword';
  },
  keywords: [
    ...[
      'gps',
      'coordinates',
      'coordinate',
      'coords',
      'location',
      'latitude',
      'longitude',
      'lat',
      'lon',
      'lng',
      'lat/long',
      'geo',
      'position',
      'point',
    ],
    ...[
      'koordinaten',
      'standort',
      'breitengrad',
      'längengrad',
      'coordonnées',
      'coordenadas',
      'ubicación',
      '緯度',
      '経度',
      '座標',
      '位置情報',
    ],
  ],
  within: 30,
  reported: 'medium',
  rank: 1,
  examples: {
    matching: [
      ['GPS: 48.858370, 2.294481', '48.858370, 2.294481'],
      ['48°51\'30"N 2°17\'40"E', '48°51\'30"N 2°17\'40"E'],
      ['location -33.8568,151.2153', '-33.8568,151.2153'],
    ],
    clean: ['weights 48.858370, 2.294481', 'GPS 98.858370, 2.294481'],
  },
  source: 'ISO 6709',
};

/** The files that place IP addresses. */
export const words = {
  'datasources.geoip.title': 'IP geolocation',
  'datasources.geoip.none':
    'IP addresses aren’t mapped to countries, cities and networks. To enable this, the operator adds MMDB databases (GeoLite2 or DB-IP, City and ASN) here; they apply from the next file on:',
  'datasources.geoip.file': 'File',
  'datasources.geoip.state': 'Status',
  'datasources.geoip.type': 'Database',
  'datasources.geoip.built': 'Built',
  'datasources.geoip.read': 'In use',
  'datasources.geoip.old': 'Outdated',
  'datasources.geoip.broken': 'Unreadable',
  'datasources.geoip.old.help':
    'Older than {days} days, so some addresses may be wrong. Replace the file; it applies from the next log on.',
} as const;

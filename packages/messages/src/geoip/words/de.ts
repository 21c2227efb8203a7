import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'datasources.geoip.title': 'IP-Geolokalisierung',
  'datasources.geoip.none':
    'IP-Adressen werden keinen Ländern, Städten und Netzwerken zugeordnet. Dafür legt der Betreiber MMDB-Datenbanken (GeoLite2 oder DB-IP, City und ASN) hier ab; sie gelten ab der nächsten Datei:',
  'datasources.geoip.file': 'Datei',
  'datasources.geoip.state': 'Status',
  'datasources.geoip.type': 'Datenbank',
  'datasources.geoip.built': 'Erstellt',
  'datasources.geoip.read': 'In Verwendung',
  'datasources.geoip.old': 'Veraltet',
  'datasources.geoip.broken': 'Nicht lesbar',
  'datasources.geoip.old.help':
    'Älter als {days} Tage; manche Adressen können falsch sein. Ersetzen Sie die Datei; sie gilt ab dem nächsten Log.',
};

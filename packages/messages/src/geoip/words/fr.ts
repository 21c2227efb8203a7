import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'datasources.geoip.title': 'Géolocalisation IP',
  'datasources.geoip.none':
    'Les adresses IP ne sont pas associées à des pays, villes et réseaux. Pour l’activer, l’exploitant ajoute ici des bases MMDB (GeoLite2 ou DB-IP, City et ASN) ; elles s’appliquent dès le fichier suivant :',
  'datasources.geoip.file': 'Fichier',
  'datasources.geoip.state': 'État',
  'datasources.geoip.type': 'Base de données',
  'datasources.geoip.built': 'Créée le',
  'datasources.geoip.read': 'Utilisée',
  'datasources.geoip.old': 'Obsolète',
  'datasources.geoip.broken': 'Illisible',
  'datasources.geoip.old.help':
    'Plus de {days} jours : certaines adresses peuvent être inexactes. Remplacez le fichier ; il s’appliquera dès le prochain journal.',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'datasources.geoip.title': 'Geolocalización IP',
  'datasources.geoip.none':
    'Las direcciones IP no se asocian a países, ciudades ni redes. Para activarlo, el operador añade aquí bases de datos MMDB (GeoLite2 o DB-IP, City y ASN); se aplican desde el siguiente archivo:',
  'datasources.geoip.file': 'Archivo',
  'datasources.geoip.state': 'Estado',
  'datasources.geoip.type': 'Base de datos',
  'datasources.geoip.built': 'Creada',
  'datasources.geoip.read': 'En uso',
  'datasources.geoip.old': 'Obsoleta',
  'datasources.geoip.broken': 'No se puede leer',
  'datasources.geoip.old.help':
    'Tiene más de {days} días; algunas direcciones pueden ser incorrectas. Sustituya el archivo; se aplica desde el siguiente registro.',
};

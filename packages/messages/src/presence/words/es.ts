import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'presence.sessions': 'Sesiones',
  'presence.sessions.hint':
    '{count, plural, one {{words} sesión} other {{words} sesiones}}. Una sesión termina tras {pause} sin peticiones.',
  'presence.sessions.pause': 'Pausa que termina una sesión',
  'presence.sessions.nothing': 'No hay ninguna sesión en este tiempo.',
  'presence.sessions.more': 'Sesiones anteriores',
  'presence.sessions.csv': 'Sesiones en CSV',
  'presence.sessions.ndjson': 'Sesiones en NDJSON',
  'presence.begin': 'Inicio',
  'presence.end': 'Fin',
  'presence.length': 'Duración',
  'presence.services': 'Servicios',
  'presence.services.more': 'y {count, number} más',
  'presence.services.nothing': 'ninguno del catálogo',
  'presence.requests': 'Peticiones',
  'presence.requests.take':
    '{count, plural, one {{words} petición, en NDJSON} other {{words} peticiones, en NDJSON}}',
  'presence.uploaded': 'Subido',
  'presence.downloaded': 'Descargado',
  'presence.cut.before': 'empezó antes del tiempo mostrado',
  'presence.cut.after': 'continúa después del tiempo mostrado',
  'presence.devices': 'Dispositivos',
  'presence.devices.hint':
    'Dispositivos por el nombre que les dan los registros. Las peticiones sin nombre se agrupan por tipo y sistema operativo.',
  'presence.devices.hidden':
    'Las personas son anónimas. El nombre de un dispositivo dice de quién es: solo se muestran su tipo y su sistema operativo.',
  'presence.devices.nothing': 'Los registros de este tiempo no dicen nada de los dispositivos.',
  'presence.devices.more': 'Más dispositivos',
  'presence.devices.csv': 'Dispositivos en CSV',
  'presence.devices.ndjson': 'Dispositivos en NDJSON',
  'presence.device': 'Dispositivo',
  'presence.noName': 'sin nombre',
  'presence.type': 'Tipo',
  'presence.os': 'Sistema operativo',
  'presence.browsers': 'Navegadores',
  'presence.first': 'Visto por primera vez',
  'presence.last': 'Visto por última vez',
  'presence.people': '{count, plural, one {# persona} other {# personas}}',
  'presence.service.hint': 'Con qué llegan las personas y cuánto suben desde ahí.',
  'presence.service.untold':
    '{count, plural, one {De {words} petición ningún registro dice el tipo.} other {De {words} peticiones ningún registro dice el tipo.}}',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'presence.sessions': 'Sesiones',
  'presence.sessions.hint':
    '{count, plural, one {{words} sesión} other {{words} sesiones}}. Una sesión termina tras {pause} sin solicitudes.',
  'presence.sessions.pause': 'Pausa entre sesiones',
  'presence.sessions.nothing': 'No hay sesiones en este periodo.',
  'presence.sessions.more': 'Sesiones anteriores',
  'presence.sessions.csv': 'Sesiones en CSV',
  'presence.sessions.ndjson': 'Sesiones en NDJSON',
  'presence.begin': 'Inicio',
  'presence.end': 'Fin',
  'presence.length': 'Duración',
  'presence.services': 'Servicios',
  'presence.services.more': 'y {count, number} más',
  'presence.services.nothing': 'no está en el catálogo',
  'presence.requests': 'Solicitudes',
  'presence.requests.take':
    '{count, plural, one {{words} solicitud, en NDJSON} other {{words} solicitudes, en NDJSON}}',
  'presence.uploaded': 'Subido',
  'presence.downloaded': 'Descargado',
  'presence.cut.before': 'empezó antes del periodo',
  'presence.cut.after': 'continúa después del periodo',
  'presence.devices': 'Dispositivos',
  'presence.devices.hint':
    'Dispositivos por el nombre que aparece en los registros. Las solicitudes sin nombre se agrupan por tipo y sistema operativo.',
  'presence.devices.hidden':
    'Las personas son anónimas. Los nombres de los dispositivos las identifican, así que solo se muestran el tipo y el sistema operativo.',
  'presence.devices.nothing': 'Los registros de este periodo no incluyen dispositivos.',
  'presence.devices.more': 'Más dispositivos',
  'presence.devices.csv': 'Dispositivos en CSV',
  'presence.devices.ndjson': 'Dispositivos en NDJSON',
  'presence.device': 'Dispositivo',
  'presence.noName': 'sin nombre',
  'presence.type': 'Tipo',
  'presence.os': 'Sistema operativo',
  'presence.browsers': 'Navegadores',
  'presence.first': 'Primera vez',
  'presence.last': 'Última vez',
  'presence.people': '{count, plural, one {# persona} other {# personas}}',
  'presence.service.hint': 'Dispositivos que usan las personas y cuánto suben desde ellos.',
  'presence.service.untold':
    '{count, plural, one {Tipo de dispositivo desconocido en {words} solicitud.} other {Tipo de dispositivo desconocido en {words} solicitudes.}}',
};

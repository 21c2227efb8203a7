import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'account.title': 'Mi cuenta',
  'account.sentence': 'Quién es usted en Casbah y cómo lo ve',
  'account.person': 'Usted',
  'account.name': 'Nombre',
  'account.email': 'Correo electrónico',
  'account.company': 'Empresa',
  'account.role': 'Función',
  'account.role.sysadmin': 'Sysadmin: usted puede hacer todo en el Casbah de su empresa.',
  'account.role.admin': 'Admin: usted puede hacer lo que permiten sus perfiles de acceso.',
  'account.role.enduser':
    'Usuario: usted no administra nada aquí. Si su trabajo lo requiere, pida a un sysadmin de {company} un perfil de acceso.',
  'account.timeZone': 'Las horas se indican en',
  'account.preferences': 'Idioma y aspecto',
  'account.preferences.hint': 'Se conserva para todos los navegadores con los que inicie sesión.',
  'account.language': 'Idioma',
  'account.theme': 'Tema',
  'account.sessions': 'Dónde tiene la sesión iniciada',
  'account.sessions.hint': 'Cierre lo que no reconozca y luego cambie su contraseña.',
  'account.sessions.on': '{browser} en {system}',
  'account.sessions.unknown': 'Navegador desconocido',
  'account.sessions.current': 'Este navegador',
  'account.sessions.seen': 'Desde {address}, última actividad {time}',
  'account.sessions.since': 'Sesión iniciada {time}',
  'account.sessions.end': 'Cerrar',
  'account.sessions.endOne': 'Cerrar la sesión de {browser} desde {address}',
  'account.sessions.endOthers': 'Cerrar todas las demás',
  'account.sessions.ended':
    '{count, plural, one {Se ha cerrado # sesión} other {Se han cerrado # sesiones}}.',
  'account.sessions.failed': 'No se ha podido cerrar la sesión.',
};

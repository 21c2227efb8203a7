import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'account.title': 'Mi cuenta',
  'account.sentence': 'Su perfil, preferencias y sesiones',
  'account.person': 'Perfil',
  'account.name': 'Nombre',
  'account.email': 'Correo electrónico',
  'account.company': 'Empresa',
  'account.role': 'Rol',
  'account.role.sysadmin': 'Administrador del sistema: acceso completo al Casbah de su empresa.',
  'account.role.admin': 'Administrador: acceso según su perfil de acceso.',
  'account.role.enduser':
    'Usuario: sin acceso de administración. Si lo necesita, pida un perfil de acceso a un administrador del sistema de {company}.',
  'account.timeZone': 'Zona horaria',
  'account.preferences': 'Idioma y aspecto',
  'account.preferences.hint': 'Se guarda en su cuenta para todos los navegadores.',
  'account.language': 'Idioma',
  'account.theme': 'Tema',
  'account.sessions': 'Sesiones activas',
  'account.sessions.hint': 'Si no reconoce una sesión, ciérrela y cambie su contraseña.',
  'account.sessions.on': '{browser} en {system}',
  'account.sessions.unknown': 'Navegador desconocido',
  'account.sessions.current': 'Este navegador',
  'account.sessions.seen': '{address}, última actividad {time}',
  'account.sessions.since': 'Sesión iniciada {time}',
  'account.sessions.end': 'Cerrar',
  'account.sessions.endOne': 'Cerrar la sesión de {browser} desde {address}',
  'account.sessions.endOthers': 'Cerrar todas las demás sesiones',
  'account.sessions.ended':
    '{count, plural, one {Se ha cerrado # sesión} other {Se han cerrado # sesiones}}.',
  'account.sessions.failed': 'No se ha podido cerrar la sesión. Inténtelo de nuevo.',
};

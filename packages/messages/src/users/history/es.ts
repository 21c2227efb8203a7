import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.external_id': 'Id en el directorio',
  'history.field.attributes': 'Atributos',
  'history.field.first_name': 'Nombre',
  'history.field.last_name': 'Apellidos',
  'history.field.cell_phone': 'Teléfono',
  'history.field.department': 'Departamento',
  'history.field.title': 'Cargo',
  'history.field.is_active': 'Activo',
  'history.field.is_admin': 'Administrador del sistema',
  'history.field.is_db_login_allowed': 'Entra con contraseña',
  'history.field.access_profiles': 'Perfiles de acceso',
  'history.did.user.created': 'Añadió a {name}',
  'history.did.user.changed': 'Cambió la cuenta de {name}',
  'history.did.user.password_reset': 'Pidió a {name} una contraseña nueva',
  'history.did.user.password_changed': 'Dio otra contraseña a {name}',
  'history.did.users.changed':
    '{act, select, activate {Activó a {name}} deactivate {Desactivó a {name}} other {Pidió una contraseña nueva a {name}}}',
  'history.did.users.activation_changed':
    '{act, select, activate {Activó a {name}} other {Desactivó a {name}}}',
  'history.did.user.deleted': 'Eliminó a {name}',
  'history.did.users.deleted': 'Eliminó a {name}',
  'history.did.user.unlocked': 'Desbloqueó a {name}',
  'history.did.user.session_ended': 'Cerró una sesión de {name}',
  'history.did.user.sessions_ended': 'Cerró todas las sesiones de {name}',
};

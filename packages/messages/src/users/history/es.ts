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
  'history.did.POST /admin/user/ng/add': 'Añadió a {name}',
  'history.did.POST /admin/user/ng/edit': 'Cambió la cuenta de {name}',
  'history.did.POST /admin/user/ng/reset_password/': 'Pidió a {name} una contraseña nueva',
  'history.did.POST /admin/user/update_password': 'Dio otra contraseña a {name}',
  'history.did.POST /admin/user/ng/bulkupdate':
    '{act, select, activate {Activó a {name}} deactivate {Desactivó a {name}} other {Pidió una contraseña nueva a {name}}}',
  'history.did.POST /admin/user/bulk_update_user_activation_status':
    '{act, select, activate {Activó a {name}} other {Desactivó a {name}}}',
  'history.did.POST /admin/user/ng/delete_user/': 'Eliminó a {name}',
  'history.did.POST /admin/user/delete_users/': 'Eliminó a {name}',
  'history.did.POST /admin/user/delete_all': 'Eliminó a {name}',
  'history.did.POST /admin/user/ng/unlock_user': 'Desbloqueó a {name}',
  'history.did.DELETE /admin/users/{id}/sessions/{name}': 'Cerró una sesión de {name}',
  'history.did.POST /admin/users/{id}/sessions/revoke_all': 'Cerró todas las sesiones de {name}',
  'history.did.POST /controls/make_api_request post users': 'Añadió a {name}',
  'history.did.POST /controls/make_api_request patch users': 'Cambió la cuenta de {name}',
  'history.did.POST /controls/make_api_request delete users': 'Eliminó a {name}',
};

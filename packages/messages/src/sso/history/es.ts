import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.SSO_METADATA_INVALID': 'Metadatos rechazados',
  'history.outcome.SSO_PROVIDER_UNREACHABLE': 'Proveedor inaccesible',
  'history.outcome.SSO_ADDRESS_REFUSED': 'Dirección rechazada',
  'history.outcome.SSO_PROVIDER_NAME_TAKEN': 'Nombre ocupado',
  'history.outcome.SSO_PROVIDER_LIMIT': 'Demasiados proveedores',
  'history.outcome.SSO_DOMAIN_TAKEN': 'Dominio ocupado',
  'history.outcome.SSO_NO_WAY_BACK': 'Sin salida',
  'history.outcome.SSO_IN_AJAX': 'Pedido por un script',
  'history.did.GET /saml2/finish/':
    '{outcome, select, success {Inició sesión mediante un proveedor de identidad} other {Intentó iniciar sesión mediante un proveedor de identidad}}',
  'history.did.GET /oidc/callback/:provider/':
    '{outcome, select, success {Inició sesión mediante un proveedor de identidad} other {Intentó iniciar sesión mediante un proveedor de identidad}}',
  'history.did.POST /saml2/acs/:provider/':
    '{outcome, select, success {Inició sesión mediante un proveedor de identidad} other {Intentó iniciar sesión mediante un proveedor de identidad}}',
  'history.did.GET /saml2/sls/:provider/':
    '{outcome, select, success {El proveedor de identidad cerró la sesión} other {Un proveedor de identidad intentó cerrar la sesión de alguien}}',
  'history.did.POST /saml2/sls/:provider/':
    '{outcome, select, success {El proveedor de identidad cerró la sesión} other {Un proveedor de identidad intentó cerrar la sesión de alguien}}',
  'history.did.DELETE /admin/sso/providers/{id}': 'Eliminó el proveedor de identidad {name}',
  'history.did.PATCH /admin/sso/providers/{id}': 'Cambió el proveedor de identidad {name}',
  'history.did.POST /admin/sso/domains': 'Cambió cómo entran las personas de un dominio',
  'history.did.POST /admin/sso/exempt': 'Cambió quién puede entrar con contraseña además del inicio único',
  'history.did.POST /admin/sso/providers': 'Añadió el proveedor de identidad {name}',
  'history.did.POST /admin/sso/providers/{id}/test': 'Probó el proveedor de identidad {name}',
};

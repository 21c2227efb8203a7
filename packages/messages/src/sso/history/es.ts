import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.SSO_METADATA_INVALID': 'Metadatos rechazados',
  'history.outcome.SSO_PROVIDER_UNREACHABLE': 'Proveedor inaccesible',
  'history.outcome.SSO_ADDRESS_REFUSED': 'Dirección rechazada',
  'history.outcome.SSO_PROVIDER_NAME_TAKEN': 'Nombre ocupado',
  'history.outcome.SSO_PROVIDER_LIMIT': 'Demasiados proveedores',
  'history.outcome.SSO_DOMAIN_TAKEN': 'Dominio ocupado',
  'history.outcome.SSO_NO_WAY_BACK': 'Sin acceso de emergencia',
  'history.outcome.SSO_IN_AJAX': 'Pedido por un script',
  'history.did.sso.saml_sign_in_finished':
    '{outcome, select, success {Inició sesión mediante un proveedor de identidad} other {Intentó iniciar sesión mediante un proveedor de identidad}}',
  'history.did.sso.oidc_signed_in':
    '{outcome, select, success {Inició sesión mediante un proveedor de identidad} other {Intentó iniciar sesión mediante un proveedor de identidad}}',
  'history.did.sso.saml_signed_in':
    '{outcome, select, success {Inició sesión mediante un proveedor de identidad} other {Intentó iniciar sesión mediante un proveedor de identidad}}',
  'history.did.sso.saml_signed_out':
    '{outcome, select, success {El proveedor de identidad cerró la sesión} other {Un proveedor de identidad intentó cerrar la sesión de alguien}}',
  'history.did.identity_provider.deleted': 'Eliminó el proveedor de identidad {name}',
  'history.did.identity_provider.changed': 'Cambió el proveedor de identidad {name}',
  'history.did.sso.domain_changed': 'Cambió cómo entran las personas de un dominio',
  'history.did.sso.exemptions_changed': 'Cambió quién puede entrar con contraseña además del inicio único',
  'history.did.identity_provider.created': 'Añadió el proveedor de identidad {name}',
  'history.did.identity_provider.tested': 'Probó el proveedor de identidad {name}',
};

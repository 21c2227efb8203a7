import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SSO_METADATA_INVALID:
    'Los metadatos no se pueden usar: {problem}. Tome el archivo o la dirección que su proveedor de identidad ofrece a los proveedores de servicios.',
  SSO_PROVIDER_UNREACHABLE:
    'El proveedor de identidad en {host} no responde como debería: {problem}. Compruebe la dirección y que este servidor puede alcanzarla.',
  SSO_ADDRESS_REFUSED:
    '{host} está en una red privada, a la que Casbah no llama por sí mismo. Pida a quien gestiona este Casbah que permita el host, o tome los metadatos de un archivo.',
  'NAME_TAKEN.identity-provider': 'Ya hay un proveedor de identidad con este nombre. Elija otro.',
  SSO_PROVIDER_LIMIT:
    'Una empresa tiene como máximo {limit} proveedores de identidad. Quite uno que nadie use.',
  SSO_DOMAIN_TAKEN:
    'Otra empresa ya usa el inicio de sesión único para {domain}. Si el dominio es suyo, póngase en contacto con el operador.',
  SSO_NO_WAY_BACK:
    'Permita primero que al menos un administrador del sistema activo inicie sesión con contraseña en todo caso: si no, un proveedor averiado dejaría fuera a todos.',
  'problem.not_own_domain': '{domain} no es un dominio de su empresa.',
  'problem.no_profile': 'No existe ese perfil de acceso.',
};

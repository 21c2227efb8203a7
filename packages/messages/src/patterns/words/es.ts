import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'pattern.name': 'Use hasta 64 letras, números y caracteres especiales',
  'pattern.group_name': 'Use de 1 a 256 caracteres',
  'pattern.notes': 'Use hasta 1024 caracteres',
  'pattern.profile_name': 'Use hasta 64 letras, números y caracteres especiales',
  'pattern.profile_notes': 'Use hasta 4000 caracteres',
  'pattern.key_server_key': 'Use de 1 a 64 caracteres',
  'pattern.phone': 'Use de 7 a 16 cifras, espacios y guiones',
  'pattern.email': 'Dirección de correo no válida',
  'pattern.domain': 'Nombre de dominio no válido',
  'pattern.host': 'Solo se permiten direcciones IP y hosts válidos',
  'pattern.port': 'El puerto debe estar entre 1 y 65535',
  'pattern.mfa_code': 'Código de verificación no válido',
  'pattern.select_query': 'solo se permiten consultas SELECT en una fuente de cliente SQL',
  'pattern.provider_name': 'Use de 1 a 64 letras, cifras, guiones bajos y espacios',
  'pattern.saml_attribute': 'Use de 1 a 128 caracteres sin comillas',
  'pattern.datasource_name': "Use hasta 64 caracteres, sin '<' '>' ; '{' '}' [ ] * ` ~ \"",
  'pattern.brr_profile_name': 'Use hasta 64 letras, cifras y . - _ @ $ & = + % *',
  'pattern.content_profile_name': 'Use hasta 64 letras, cifras, espacios, apóstrofos y . _ - ( ) &',
  'pattern.file_extension':
    'Escriba una extensión de archivo como pdf o tar.gz: hasta tres partes de hasta 3 caracteres',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SOURCE_TOKEN_INVALID:
    'Este token no abre ninguna fuente así: está mal escrito, se ha retirado o es de otra fuente. Cree otro en Fuentes.',
  USERS_MUST_BE_TOKENS:
    'Esta empresa no admite nombres de personas: sustitúyalos antes de enviar las líneas (casbah collect --token-key) e indíquelo con la cabecera Casbah-Users: tokens.',
};

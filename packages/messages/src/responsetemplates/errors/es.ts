import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.template.EMAIL_SUBJECT_REQUIRED': 'El asunto es obligatorio',
  'problem.template.EMAIL_BODY_REQUIRED': 'El cuerpo del correo es obligatorio',
  'problem.template.TEXT_REQUIRED': 'El mensaje de texto es obligatorio',
  'problem.template.BROWSER_TITLE_REQUIRED': 'El título es obligatorio',
  'problem.template.BROWSER_BODY_REQUIRED': 'El cuerpo es obligatorio',
  'problem.template.TOMBSTONE_NAME_INVALID': 'Se necesita un nombre válido para el archivo de aviso',
  'problem.template.TOMBSTONE_CONTENT_REQUIRED': 'El contenido del archivo es obligatorio',
  'problem.template.COPIED_NAME_INVALID': 'Se necesita un nombre válido para el archivo copiado',
  'problem.template.MOVED_NAME_INVALID': 'Se necesita un nombre válido para el archivo movido',
  'problem.template.NO_CHANNEL': 'Añada al menos un mensaje.',
  'problem.template.TOO_LONG': 'El texto es demasiado largo. Use como máximo {maximum} caracteres.',
  'problem.template.UNCLOSED_PLACEHOLDER': 'Falta cerrar una variable. Termínela con dos llaves de cierre.',
  'problem.template.UNKNOWN_PLACEHOLDER': '«{name}» no es una variable. Elija una de la lista.',
  'problem.template.OTHER_PLACEHOLDER':
    'Las directivas de este tipo no pueden rellenar «{name}». Elija otra variable.',
  'problem.template.NOT_ENCODED': 'El texto no está codificado para URI. Codifíquelo, con % como %25.',
};

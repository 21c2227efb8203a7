import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.data-source': 'Ya existe una fuente llamada {name}. Elija otro nombre.',
  DATASOURCE_LIMIT: 'Puede tener hasta {limit} fuentes. Elimine una que no necesite.',
  UPLOAD_OFFSET_WRONG:
    'La subida continúa en el byte {expected}, no en el {given}. Envíe los bytes desde ahí.',
  UPLOAD_FINISHED: 'La subida ya está completa.',
  NO_DATASOURCE_AVAILABLE: 'Fuente no encontrada. Añada una en Fuentes u omita la fuente.',
  'problem.format_role':
    'El formato {format} contiene asignaciones de identidad. Defina el tipo de registro de la fuente como Asignación de identidades.',
  'problem.no_format': 'No existe el formato {format}.',
  'problem.parser_draft':
    '{name} es un borrador. Ábralo en Analizadores personalizados y guarde como prueba una línea que lea.',
};

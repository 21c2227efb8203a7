import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.tag': 'Ya existe una etiqueta con el nombre {name}. Elija otro nombre.',
  TAG_LIMIT: 'Una empresa tiene como máximo {limit} etiquetas propias. Elimine una que ya no haga falta.',
  SYSTEM_TAG_FIXED: '{name} es una etiqueta del sistema y queda como está. Cree una propia en su lugar.',
  SYSTEM_TAG_DELETION_ERROR:
    'Las etiquetas del sistema no se pueden eliminar. Elija solo las que ha creado su empresa.',
  'problem.no_service': 'No existe el servicio {service}.',
};

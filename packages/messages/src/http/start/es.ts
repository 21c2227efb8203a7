import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'request.failed': 'La solicitud falló',
  'request.late': 'Tiempo de espera agotado',
  'request.late.text':
    'No ha habido respuesta en seis minutos. Elija un periodo más corto o un filtro más preciso y vuelva a intentarlo.',
  'request.bad': 'Solicitud no válida',
  'request.dependency':
    'Un servicio del que depende Casbah no ha respondido. Inténtelo de nuevo en un minuto; si sigue fallando, contacte con su administrador.',
  'request.problems': 'Algunos valores no son válidos.',
  'request.unknown': 'Error desconocido',
  'request.hiddenPeople':
    'No se puede mostrar mientras las personas estén anonimizadas. Quite el filtro de personas.',
};

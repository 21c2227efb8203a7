import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'request.failed': 'La solicitud falló',
  'request.late': 'Tiempo de espera agotado',
  'request.late.text':
    'No llegó respuesta en seis minutos. Elija un período más corto o un filtro más estrecho y vuelva a intentarlo.',
  'request.bad': 'Solicitud incorrecta',
  'request.dependency':
    'Algo que Casbah necesita para esto no respondió. Inténtelo de nuevo en un minuto; si persiste, avise a su administrador.',
  'request.unknown': 'Error desconocido',
  'request.hiddenPeople':
    'No se puede responder mientras las personas estén anonimizadas. Pregunte sin ellas.',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.data-source': 'Ya hay una fuente con el nombre {name}. Elija otro.',
  DATASOURCE_LIMIT: 'Puede haber {limit} fuentes como máximo. Elimine una que ya no haga falta.',
  UPLOAD_OFFSET_WRONG: 'El archivo sigue en el byte {expected}, no en el {given}. Envíe los bytes desde ahí.',
  UPLOAD_FINISHED: 'Ya han llegado todos los bytes de este archivo. No queda nada por enviar.',
  NO_DATASOURCE_AVAILABLE: 'No existe esa fuente de datos. Añada una en Fuentes o pregunte sin ella.',
};

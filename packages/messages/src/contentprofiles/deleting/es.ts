import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'content.delete.title': '¿Eliminar «{name}»?',
  'content.delete.confirm': 'Eliminar',
  'content.deleted': 'Se ha eliminado «{name}»',
  'content.delete.failed': 'No se ha podido eliminar «{name}»',
  'content.inUse': '«{name}» está en uso',
  'content.inUse.text': 'Para eliminarlo, quítelo antes de:',
  'content.close': 'Cerrar',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.domain.created': 'Añadió el dominio {name} a la lista',
  'history.did.domain.verified': 'Hizo comprobar el dominio {name}',
  'history.did.domain.made_primary': 'Hizo de {name} el primer dominio de la empresa',
  'history.did.domain.deleted': 'Quitó el dominio {name} de la lista',
};

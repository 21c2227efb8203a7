import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/tenant/domains': 'Añadió el dominio {name} a la lista',
  'history.did.POST /admin/tenant/domains/{domain}/verify': 'Hizo comprobar el dominio {name}',
  'history.did.POST /admin/tenant/domains/{domain}/primary': 'Hizo de {name} el primer dominio de la empresa',
  'history.did.DELETE /admin/tenant/domains/{domain}': 'Quitó el dominio {name} de la lista',
};

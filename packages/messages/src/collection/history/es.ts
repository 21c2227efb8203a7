import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.PUT /admin/datasources/{id}/collection': 'Hace recoger los registros de {name}',
  'history.did.POST /admin/datasources/{id}/collection/run': 'Hizo recoger los registros de {name} enseguida',
  'history.did.DELETE /admin/datasources/{id}/collection': 'Dejó de recoger los registros de {name}',
  'history.did.POST /admin/datasources/{id}/tokens': 'Creó un token para enviar registros a {name}',
  'history.did.DELETE /admin/datasources/{id}/tokens/{token}': 'Retiró un token de {name}',
};

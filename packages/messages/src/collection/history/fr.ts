import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.PUT /admin/datasources/{id}/collection': 'Fait collecter les journaux de {name}',
  'history.did.POST /admin/datasources/{id}/collection/run':
    'A fait collecter les journaux de {name} aussitôt',
  'history.did.DELETE /admin/datasources/{id}/collection': 'Ne fait plus collecter les journaux de {name}',
  'history.did.POST /admin/datasources/{id}/tokens': 'A créé un jeton pour envoyer des journaux à {name}',
  'history.did.DELETE /admin/datasources/{id}/tokens/{token}': 'A retiré un jeton de {name}',
};

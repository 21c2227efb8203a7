import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.drm_server.created': 'A ajouté le serveur DRM {name}',
  'history.did.drm_server.changed': 'A modifié le serveur DRM {name}',
  'history.did.drm_server.deleted': 'A supprimé le serveur DRM {name}',
};

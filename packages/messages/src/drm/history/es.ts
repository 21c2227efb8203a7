import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.drm_server.created': 'Añadió el servidor DRM {name}',
  'history.did.drm_server.changed': 'Cambió el servidor DRM {name}',
  'history.did.drm_server.deleted': 'Eliminó el servidor DRM {name}',
};

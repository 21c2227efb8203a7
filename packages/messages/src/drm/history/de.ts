import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.drm_server.created': 'DRM-Server {name} hinzugefügt',
  'history.did.drm_server.changed': 'DRM-Server {name} geändert',
  'history.did.drm_server.deleted': 'DRM-Server {name} entfernt',
};

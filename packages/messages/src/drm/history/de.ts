import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /controls/make_api_request post drm_config': 'DRM-Server {name} hinzugefügt',
  'history.did.POST /controls/make_api_request patch drm_config': 'DRM-Server {name} geändert',
  'history.did.POST /controls/make_api_request delete drm_config': 'DRM-Server {name} entfernt',
};

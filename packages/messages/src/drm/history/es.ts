import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /controls/make_api_request post drm_config': 'Añadió el servidor DRM {name}',
  'history.did.POST /controls/make_api_request patch drm_config': 'Cambió el servidor DRM {name}',
  'history.did.POST /controls/make_api_request delete drm_config': 'Eliminó el servidor DRM {name}',
};

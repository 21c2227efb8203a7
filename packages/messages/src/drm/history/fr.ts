import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /controls/make_api_request post drm_config': 'A ajouté le serveur DRM {name}',
  'history.did.POST /controls/make_api_request patch drm_config': 'A modifié le serveur DRM {name}',
  'history.did.POST /controls/make_api_request delete drm_config': 'A supprimé le serveur DRM {name}',
};

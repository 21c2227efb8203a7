import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /controls/make_api_request post drm_config': 'DRMサーバー{name}を追加しました',
  'history.did.POST /controls/make_api_request patch drm_config': 'DRMサーバー{name}を変更しました',
  'history.did.POST /controls/make_api_request delete drm_config': 'DRMサーバー{name}を削除しました',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.drm_server.created': 'DRMサーバー{name}を追加',
  'history.did.drm_server.changed': 'DRMサーバー{name}を変更',
  'history.did.drm_server.deleted': 'DRMサーバー{name}を削除',
};

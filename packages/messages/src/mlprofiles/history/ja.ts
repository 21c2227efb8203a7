import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.ml_profile.training_started': 'MLプロファイル{name}の学習を開始',
  'history.did.ml_profile.trained': 'MLプロファイル{name}の学習が完了',
  'history.did.ml_sample.added': 'MLプロファイル{name}にサンプル{file}を追加',
  'history.did.ml_sample.deleted': 'MLプロファイル{name}のサンプル{file}を削除',
};

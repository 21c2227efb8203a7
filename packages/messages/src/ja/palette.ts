import type { palette as english } from '../en/palette.ts';
import type { WordsOf } from '../words.ts';

export const palette: WordsOf<typeof english> = {
  'palette.pages': 'ページ',
  'palette.services': 'サービス',
  'palette.people': 'ユーザー',
  'palette.actions': '操作',
  'palette.coming': '準備中のページ',
  'palette.coming.detail': '{area}、未実装',
};

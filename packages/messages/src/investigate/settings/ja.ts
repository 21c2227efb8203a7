import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'investigate.settings.sentence': '個々のアクティビティのページに表示する内容',
  'investigate.settings.related': '関連アクティビティ',
  'investigate.settings.days': '履歴（日数）',
  'investigate.settings.days.hint': 'Casbahが関連アクティビティを探す前後の日数（1〜30）',
  'investigate.settings.days.range': '有効範囲は1〜30です',
  'investigate.settings.count': 'アクティビティの件数',
  'investigate.settings.count.hint': 'タイムラインに表示する最大件数（10〜500）',
  'investigate.settings.count.range': '10〜500の数値を入力してください。',
  'investigate.settings.original': '元のレコード',
  'investigate.settings.original.show': '元のレコードを表示',
  'investigate.settings.original.hint':
    '調査にアクセスできる全員が、ソースから送られたままのレコードを読めます。',
};

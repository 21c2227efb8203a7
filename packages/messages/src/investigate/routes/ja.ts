import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'coming.link.activities': 'クラウドアプリでのアクティビティ',
  'coming.link.appActivities': '{name}でのアクティビティ',
  'route.investigate.incidentData': 'インシデントデータ',
  'route.investigate.activity': 'アクティビティの詳細',
};

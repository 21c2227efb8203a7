import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'serviceFacts.title': '所有者とインシデント',
  'serviceFacts.owner': '所有者',
  'serviceFacts.closed': '終了：{on}',
  'serviceFacts.closing': '終了予定：{on}',
  'serviceFacts.successor': '後継サービス：{name}',
  'serviceFacts.breaches': '公表された漏えい',
  'serviceFacts.source': '出典',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'serviceFacts.title': '所有者とインシデント',
  'serviceFacts.owner': '所有者',
  'serviceFacts.closed': 'サービス終了：{on}',
  'serviceFacts.closing': 'サービス終了予定：{on}',
  'serviceFacts.successor': '後継サービス：{name}',
  'serviceFacts.breaches': '既知の情報漏えい',
  'serviceFacts.source': '出典',
};

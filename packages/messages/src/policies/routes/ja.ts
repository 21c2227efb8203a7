import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.protect.home': '保護',
  'route.protect.older': '保護',
  'route.protect.olderPolicies': 'ポリシー',
  'route.protect.managePolicy': 'ポリシーの詳細',
  'route.protect.alerts': '通知するポリシー',
  'route.protect.blocks': 'ブロックするポリシー',
  'route.protect.prioritize': '対応の優先順位',
};

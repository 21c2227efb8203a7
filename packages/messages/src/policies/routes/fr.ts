import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.protect.home': 'Protéger',
  'route.protect.older': 'Protéger',
  'route.protect.olderPolicies': 'Stratégies',
  'route.protect.managePolicy': 'Stratégie',
  'route.protect.alerts': 'Stratégies qui notifient',
  'route.protect.blocks': 'Stratégies qui bloquent',
  'route.protect.prioritize': 'Priorité des réponses',
};

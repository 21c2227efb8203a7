import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.protect.home': 'Schützen',
  'route.protect.older': 'Schützen',
  'route.protect.olderPolicies': 'Richtlinien',
  'route.protect.managePolicy': 'Richtlinie',
  'route.protect.alerts': 'Benachrichtigende Richtlinien',
  'route.protect.blocks': 'Blockierende Richtlinien',
  'route.protect.prioritize': 'Priorität der Reaktionen',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.protect.home': 'Proteger',
  'route.protect.older': 'Proteger',
  'route.protect.olderPolicies': 'Directivas',
  'route.protect.managePolicy': 'Directiva',
  'route.protect.alerts': 'Directivas que notifican',
  'route.protect.blocks': 'Directivas que bloquean',
  'route.protect.prioritize': 'Prioridad de respuestas',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'agents.title': 'Agents',
  'agents.count': '{count} sur {limit}',
  'agents.name': 'Agent',
  'agents.state': 'État',
  'agents.state.New': 'Nouveau',
  'agents.state.Alive': 'Actif',
  'agents.state.Disconnected': 'Déconnecté',
  'agents.outdated': 'Obsolète',
  'agents.version': 'Version',
  'agents.heard': 'Dernière activité',
  'agents.delivered': 'Livré',
  'agents.waiting': 'En file d’attente',
  'agents.held': 'Lignes refusées',
  'agents.remove': 'Retirer',
  'agents.tokens': 'utilisateurs en jetons',
};

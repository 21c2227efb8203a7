import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'agents.title': 'Agenten',
  'agents.count': '{count} von {limit}',
  'agents.name': 'Agent',
  'agents.state': 'Status',
  'agents.state.New': 'Neu',
  'agents.state.Alive': 'Aktiv',
  'agents.state.Disconnected': 'Getrennt',
  'agents.outdated': 'Veraltet',
  'agents.version': 'Version',
  'agents.heard': 'Zuletzt gesehen',
  'agents.delivered': 'Geliefert',
  'agents.waiting': 'In der Warteschlange',
  'agents.held': 'Abgelehnte Zeilen',
  'agents.remove': 'Entfernen',
  'agents.tokens': 'Benutzer als Token',
};

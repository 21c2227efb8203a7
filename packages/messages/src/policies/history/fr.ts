import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.policy.created': 'A créé la stratégie {name}',
  'history.did.policy.draft_saved': 'A enregistré le brouillon de la stratégie {name}',
  'history.did.policy.draft_discarded': 'A abandonné le brouillon de la stratégie {name}',
  'history.did.policy.activated': 'A mis en vigueur la stratégie {name}',
  'history.did.policy.enabled': 'A activé la stratégie {name}',
  'history.did.policy.disabled': 'A désactivé la stratégie {name}',
  'history.did.policy.deleted': 'A supprimé la stratégie {name}',
  'history.did.policy.exception_added': 'A ajouté une exception à la stratégie {name}',
  'history.did.policy.exception_removed': 'A retiré une exception de la stratégie {name}',
  'history.did.policies.reordered': 'A modifié l’ordre des stratégies',
  'history.did.policies.precedence_changed': 'A modifié la priorité des réponses',
  'history.field.type': 'Type',
  'history.field.version': 'Version',
  'history.field.note': 'Note',
  'history.field.reason': 'Motif',
  'history.field.severity': 'Gravité',
  'history.field.condition': 'Condition',
  'history.field.include': 'Inclus',
  'history.field.exclude': 'Exclus',
  'history.field.exceptions': 'Exceptions',
  'history.field.schedule': 'Planification',
  'history.field.responses': 'Réponses',
  'history.field.order': 'Ordre',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.policy.created': 'Richtlinie {name} angelegt',
  'history.did.policy.draft_saved': 'Entwurf der Richtlinie {name} gespeichert',
  'history.did.policy.draft_discarded': 'Entwurf der Richtlinie {name} verworfen',
  'history.did.policy.activated': 'Richtlinie {name} aktiviert',
  'history.did.policy.enabled': 'Richtlinie {name} eingeschaltet',
  'history.did.policy.disabled': 'Richtlinie {name} ausgeschaltet',
  'history.did.policy.deleted': 'Richtlinie {name} gelöscht',
  'history.did.policy.exception_added': 'Ausnahme zur Richtlinie {name} hinzugefügt',
  'history.did.policy.exception_removed': 'Ausnahme aus der Richtlinie {name} entfernt',
  'history.did.policies.reordered': 'Reihenfolge der Richtlinien geändert',
  'history.did.policies.precedence_changed': 'Vorrang der Reaktionen geändert',
  'history.field.type': 'Typ',
  'history.field.version': 'Version',
  'history.field.note': 'Notiz',
  'history.field.reason': 'Begründung',
  'history.field.severity': 'Schweregrad',
  'history.field.condition': 'Bedingung',
  'history.field.include': 'Eingeschlossen',
  'history.field.exclude': 'Ausgenommen',
  'history.field.exceptions': 'Ausnahmen',
  'history.field.schedule': 'Zeitplan',
  'history.field.responses': 'Reaktionen',
  'history.field.order': 'Reihenfolge',
};

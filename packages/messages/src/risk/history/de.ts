import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.risk_preferences.changed': 'Die Bewertung der Dienste geändert',
  'history.did.risk_profile.created': 'Risikoprofil {name} angelegt',
  'history.did.risk_profile.changed': 'Risikoprofil {name} geändert',
  'history.did.risk_profile.deleted': 'Risikoprofil {name} entfernt',
  'history.did.risk_profile.cloned': 'Ein Risikoprofil als {name} kopiert',
  'history.did.risk_profile.made_default': 'Risikoprofil {name} in Kraft gesetzt',
  'history.did.service_answer.changed': 'Eigene Antwort des Unternehmens zu {name} gegeben',
  'history.did.service_answer.deleted': 'Eigene Antwort des Unternehmens zu {name} zurückgenommen',
  'history.field.rules': 'Regeln',
  'history.field.knockouts': 'Ausgeschlossen',
  'history.field.thresholds': 'Schwellen',
  'history.field.answer': 'Antwort',
  'history.field.question': 'Frage',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.risk_preferences.changed': 'Risikoeinstellungen geändert',
  'history.did.risk_profile.created': 'Risikoprofil {name} angelegt',
  'history.did.risk_profile.changed': 'Risikoprofil {name} geändert',
  'history.did.risk_profile.deleted': 'Risikoprofil {name} gelöscht',
  'history.did.risk_profile.cloned': 'Risikoprofil als {name} dupliziert',
  'history.did.risk_profile.made_default': 'Risikoprofil {name} aktiviert',
  'history.did.service_answer.changed': 'Antwort zu {name} überschrieben',
  'history.did.service_answer.deleted': 'Überschriebene Antwort zu {name} entfernt',
  'history.field.rules': 'Regeln',
  'history.field.knockouts': 'Automatische Ausschlüsse',
  'history.field.thresholds': 'Schwellen',
  'history.field.answer': 'Antwort',
  'history.field.question': 'Attribut',
};

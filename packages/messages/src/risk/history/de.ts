import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /risks/updateauditpreferences': 'Die Bewertung der Dienste geändert',
  'history.did.POST /risks/brrprofiles': 'Risikoprofil {name} angelegt',
  'history.did.PATCH /risks/brrprofiles/{id}': 'Risikoprofil {name} geändert',
  'history.did.DELETE /risks/brrprofiles/{id}': 'Risikoprofil {name} entfernt',
  'history.did.POST /risks/brrprofiles/{id}/clone': 'Ein Risikoprofil als {name} kopiert',
  'history.did.POST /risks/brrprofiles/{id}/default': 'Risikoprofil {name} in Kraft gesetzt',
  'history.did.POST /risks/services/{id}/answers/{question}':
    'Eigene Antwort des Unternehmens zu {name} gegeben',
  'history.did.DELETE /risks/services/{id}/answers/{question}':
    'Eigene Antwort des Unternehmens zu {name} zurückgenommen',
  'history.field.rules': 'Regeln',
  'history.field.knockouts': 'Ausgeschlossen',
  'history.field.thresholds': 'Schwellen',
  'history.field.answer': 'Antwort',
  'history.field.question': 'Frage',
};

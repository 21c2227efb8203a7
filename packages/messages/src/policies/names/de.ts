import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'policy.type.documentshare': 'Dateifreigabe über Gatelets',
  'policy.type.documentshareapi': 'Offengelegte Daten über Securlets',
  'policy.type.accessenforceapi': 'Zugriffsüberwachung über Securlets',
  'policy.type.filexfer': 'Datenübertragung über Gatelets',
  'policy.type.anomalydetect': 'Nach Bedrohungswert',
  'policy.type.accessenforcement': 'Zugriffssteuerung über Gatelets',
  'policy.type.shadowitviaaudit': 'Schatten-IT',
  'policy.type.configassessmentapi': 'Konfigurationsprüfung',
  'policy.type.filterpolicy': 'Prüfungsfilter',
  'policy.type.clouddlpwss': 'Cloud-SWG',
  'policy.type.clouddlpemail': 'Cloud-E-Mail',
  'policy.type.clouddlpendpoint': 'Endgerät',
  'policy.type.clouddlpgenericrest': 'REST-Erkennung',
  'policy.type.documentsecurity': 'Dokumentenschutz',
};

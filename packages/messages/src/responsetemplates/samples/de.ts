import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'response.sample.policy_name': 'Kundendaten bleiben intern',
  'response.sample.severity': 'Hoch',
  'response.sample.incident_status': 'Neu',
  'response.sample.blocked_status': 'Blockiert',
  'response.sample.detector_id': 'Ungewöhnlich viele Downloads',
  'response.sample.account_type': 'Privat',
  'response.sample.geoip_scope': 'Casablanca, Marokko',
  'response.sample.activities_scope': 'Freigegeben',
  'response.sample.transfer_type': 'Hochladen',
  'response.sample.channel_type': 'Internet',
  'response.sample.file_scope_types': 'Tabelle',
  'response.sample.folder_scope': 'Finanzen',
  'response.sample.folder_match_summary': 'Finanzen 5, Verträge 2',
  'response.sample.content_checks': 'Kreditkartennummern',
  'response.sample.profile_name': 'Zahlungsdaten',
  'response.sample.exposure_scope': 'Öffentlich',
  'response.sample.subject': 'Kundenliste',
  'response.sample.category': 'Dateiaustausch',
  'response.sample.risk_level': 'Mittel',
  'response.sample.check_name': 'Speicher ist nicht öffentlich',
  'response.sample.resource_type': 'Speicher-Bucket',
};

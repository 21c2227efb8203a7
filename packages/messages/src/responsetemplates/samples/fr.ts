import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'response.sample.policy_name': 'Les données client restent internes',
  'response.sample.severity': 'Élevée',
  'response.sample.incident_status': 'Nouveau',
  'response.sample.blocked_status': 'Bloqué',
  'response.sample.detector_id': 'Volume de téléchargement inhabituel',
  'response.sample.account_type': 'Personnel',
  'response.sample.geoip_scope': 'Casablanca, Maroc',
  'response.sample.activities_scope': 'Partagé',
  'response.sample.transfer_type': 'Envoi',
  'response.sample.channel_type': 'Site web',
  'response.sample.file_scope_types': 'Feuille de calcul',
  'response.sample.folder_scope': 'Comptabilité',
  'response.sample.folder_match_summary': 'Comptabilité 5, Contrats 2',
  'response.sample.content_checks': 'Numéros de carte bancaire',
  'response.sample.profile_name': 'Données de paiement',
  'response.sample.exposure_scope': 'Publique',
  'response.sample.subject': 'Liste des clients',
  'response.sample.category': 'Partage de fichiers',
  'response.sample.risk_level': 'Moyen',
  'response.sample.check_name': 'Le stockage n’est pas public',
  'response.sample.resource_type': 'Compartiment de stockage',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'response.sample.policy_name': 'Los datos de clientes son internos',
  'response.sample.severity': 'Alta',
  'response.sample.incident_status': 'Nuevo',
  'response.sample.blocked_status': 'Bloqueado',
  'response.sample.detector_id': 'Volumen de descarga inusual',
  'response.sample.account_type': 'Particular',
  'response.sample.geoip_scope': 'Casablanca, Marruecos',
  'response.sample.activities_scope': 'Compartió',
  'response.sample.transfer_type': 'Subida',
  'response.sample.channel_type': 'Sitio web',
  'response.sample.file_scope_types': 'Hoja de cálculo',
  'response.sample.folder_scope': 'Finanzas',
  'response.sample.folder_match_summary': 'Finanzas 5, Contratos 2',
  'response.sample.content_checks': 'Números de tarjeta de crédito',
  'response.sample.profile_name': 'Datos de pago',
  'response.sample.exposure_scope': 'Pública',
  'response.sample.subject': 'Lista de clientes',
  'response.sample.category': 'Uso compartido de archivos',
  'response.sample.risk_level': 'Medio',
  'response.sample.check_name': 'El almacenamiento no es público',
  'response.sample.resource_type': 'Depósito de almacenamiento',
};

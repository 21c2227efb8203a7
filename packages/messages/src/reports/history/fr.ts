import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.report_schedule.created': 'A planifié le rapport {name}',
  'history.did.report_schedule.changed': 'A modifié la planification du rapport {name}',
  'history.did.report_schedule.deleted': 'A supprimé la planification du rapport {name}',
  'history.did.report.sent': 'A envoyé le rapport {name}',
  'history.did.digest.changed': 'A modifié qui reçoit les récapitulatifs d’utilisation',
  'history.field.left_out': 'Exclus',
  'history.field.frequency': 'Fréquence',
  'history.field.recipients': 'Destinataires',
};

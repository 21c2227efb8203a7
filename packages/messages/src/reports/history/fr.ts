import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.report_schedule.created': 'Rapport {name} planifié',
  'history.did.report_schedule.changed': 'Plan du rapport {name} modifié',
  'history.did.report_schedule.deleted': 'Plan du rapport {name} supprimé',
  'history.did.report.sent': 'Rapport {name} envoyé sur demande',
  'history.did.digest.changed': 'A modifié qui est informé par e-mail de son propre usage',
  'history.field.left_out': 'Non informés',
  'history.field.frequency': 'Fréquence',
  'history.field.recipients': 'Destinataires',
};

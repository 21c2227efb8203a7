import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/reports/schedules': 'Rapport {name} planifié',
  'history.did.PATCH /admin/reports/schedules/{id}': 'Plan du rapport {name} modifié',
  'history.did.DELETE /admin/reports/schedules/{id}': 'Plan du rapport {name} supprimé',
  'history.did.POST /admin/reports/schedules/{id}/send': 'Rapport {name} envoyé sur demande',
  'history.did.PATCH /admin/reports/userdigest': 'A modifié qui est informé par e-mail de son propre usage',
  'history.field.left_out': 'Non informés',
  'history.field.frequency': 'Fréquence',
  'history.field.recipients': 'Destinataires',
};

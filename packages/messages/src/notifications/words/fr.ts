import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notifications.title': 'Notifications',
  'notifications.sentence':
    '{count, plural, =0 {Aucune notification non lue.} one {# non lue.} many {# non lues.} other {# non lues.}} Les notifications sont conservées 90 jours.',
  'notifications.bell':
    '{count, plural, =0 {Notifications} one {Notifications : # non lue} many {Notifications : # non lues} other {Notifications : # non lues}}',
  'notifications.show': 'Afficher',
  'notifications.show.all': 'Toutes',
  'notifications.show.unseen': 'Non lues',
  'notifications.seeAll': 'Tout marquer comme lu',
  'notifications.see': 'Marquer comme lue',
  'notifications.see.of': 'Marquer comme lue : {subject}',
  'notifications.DOWNLOAD': 'Télécharger',
  'notifications.DETAILS': 'Détails',
  'notifications.VISIT': 'Ouvrir',
  'notifications.page': 'Toutes les notifications',
  'notifications.new': 'Non lue',
  'notifications.none': 'Aucune notification',
  'notifications.none.text':
    'Vous serez averti ici des envois et imports terminés, et des demandes à approuver.',
  'notifications.none.unseen': 'Vous les avez toutes lues.',
  'notifications.panel.given': 'Créée {when}',
  'notifications.panel.seen': 'Lue {when}',
  'notifications.panel.missing': 'Cette notification n’existe plus',
  'notifications.mail': 'Recevoir les notifications non lues par e-mail une fois par jour',
  'notifications.mail.failed': 'Impossible d’enregistrer votre choix',
};

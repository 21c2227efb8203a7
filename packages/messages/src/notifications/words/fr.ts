import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notifications.title': 'Notifications',
  'notifications.sentence':
    '{count, plural, =0 {Rien de nouveau : vous les avez toutes vues.} one {# que vous n’avez pas vue.} many {# que vous n’avez pas vues.} other {# que vous n’avez pas vues.}} Elles sont gardées 90 jours.',
  'notifications.bell':
    '{count, plural, =0 {Notifications} one {Notifications : # non vue} many {Notifications : # non vues} other {Notifications : # non vues}}',
  'notifications.show': 'Quelles notifications sont affichées',
  'notifications.show.all': 'Toutes',
  'notifications.show.unseen': 'Non vues',
  'notifications.seeAll': 'Tout marquer comme vu',
  'notifications.see': 'Marquer comme vue',
  'notifications.see.of': 'Marquer comme vue : {subject}',
  'notifications.DOWNLOAD': 'Télécharger',
  'notifications.DETAILS': 'Détails',
  'notifications.VISIT': 'Ouvrir',
  'notifications.page': 'Toutes les notifications',
  'notifications.new': 'Non vue',
  'notifications.none': 'Aucune notification',
  'notifications.none.text':
    'Ce qui prend du temps ou a besoin de vous est dit ici : fichiers lus, imports, demandes à approuver.',
  'notifications.none.unseen': 'Vous les avez toutes vues.',
  'notifications.panel.given': 'Donnée le {when}',
  'notifications.panel.seen': 'Vue le {when}',
  'notifications.panel.missing': 'Cette notification n’existe plus',
  'notifications.mail': 'M’envoyer un e-mail par jour sur ce que je n’ai pas vu',
  'notifications.mail.failed': 'Le choix n’a pas pu être enregistré',
};

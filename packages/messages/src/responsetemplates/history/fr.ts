import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.response_template.created': 'A créé le modèle de réponse {name}',
  'history.did.response_template.changed': 'A modifié le modèle de réponse {name}',
  'history.did.response_template.deleted': 'A supprimé le modèle de réponse {name}',
  'history.field.policy_type': 'Type de stratégie',
  'history.field.enable_aggregation': 'Regroupe les correspondances',
  'history.field.template.email.admin.subject': 'E-mail aux administrateurs : objet',
  'history.field.template.email.admin.body': 'E-mail aux administrateurs : corps',
  'history.field.template.email.user.subject': 'E-mail à l’utilisateur : objet',
  'history.field.template.email.user.body': 'E-mail à l’utilisateur : corps',
  'history.field.template.email.ticketing.subject': 'E-mail au système de tickets : objet',
  'history.field.template.email.ticketing.body': 'E-mail au système de tickets : corps',
  'history.field.template.text.admin.body': 'Message texte',
  'history.field.template.text_aggregation.admin.body': 'Message texte pour plusieurs correspondances',
  'history.field.template.browser.user.subject': 'Notification du navigateur : titre',
  'history.field.template.browser.user.body': 'Notification du navigateur : corps',
  'history.field.template.preserve_content.tombstone_file_name': 'Nom du fichier d’avis',
  'history.field.template.preserve_content.tombstone_content': 'Contenu du fichier d’avis',
  'history.field.template.preserve_content.copied_file_name': 'Nom du fichier copié',
  'history.field.template.preserve_content.moved_file_name': 'Nom du fichier déplacé',
};

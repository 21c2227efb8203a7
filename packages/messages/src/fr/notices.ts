import type { notices as english } from '../en/notices.ts';
import type { WordsOf } from '../words.ts';

export const notices: WordsOf<typeof english> = {
  'notice.load-completed.subject': '{source} : des journaux ont été lus',
  'notice.load-completed.text':
    'Fichiers de {source} lus : {files}. Événements : {events} ; lignes mises de côté : {rejects}. Les lignes mises de côté sont gardées avec leur raison et peuvent être relues.',
  'notice.load-failed.subject': '{source} : des journaux n’ont pas pu être lus',
  'notice.load-failed.text':
    'Fichiers de {source} qui n’ont pas pu être lus : {files} ; le dernier est {file}. Ouvrez la source pour voir la raison de chacun ; ce qui a été lu jusque-là est gardé.',
  'notice.source-silent.subject': '{source} n’envoie plus rien',
  'notice.source-silent.text':
    'Aucun fichier de {source} n’est arrivé depuis {days} jours, plus longtemps que ses pauses habituelles. Vérifiez ce qui envoie ses journaux ; d’ici là, ce qui s’y passe n’est pas vu.',
  'notice.sources-near-limit.subject': 'Sources de données : {used} sur {limit} utilisées',
  'notice.sources-near-limit.text':
    'Votre entreprise a {used} des {limit} sources de données auxquelles elle a droit. Supprimez-en une qui n’envoie plus rien, ou demandez-en plus à qui exploite ce Casbah.',
  'notice.import-completed.subject': 'Personnes de {source} : import terminé',
  'notice.import-completed.text':
    'L’import depuis {source} est terminé. Ajoutées : {added} ; modifiées : {changed} ; désactivées : {deactivated} ; refusées : {refused}. Regardez celles qui ont été refusées avant d’importer à nouveau.',
  'notice.import-failed.subject': 'Personnes de {source} : import arrêté',
  'notice.import-failed.text':
    'L’import depuis {source} s’est arrêté. Ouvrez-le pour en voir la raison ; il peut reprendre là où il s’est arrêté.',
  'notice.directory-sync-failed.subject': '{directory} n’a pas pu être lu',
  'notice.directory-sync-failed.text':
    'L’annuaire {directory} n’a pas pu être lu. Les personnes restent telles quelles jusqu’à ce qu’il réponde ; vérifiez la connexion.',
  'notice.directory-sync-stopped.subject': '{directory} n’est plus lu',
  'notice.directory-sync-stopped.text':
    'La personne dont les droits servaient à lire {directory} est partie ou a perdu ces droits. Personne n’est ajouté, modifié ni désactivé tant qu’une personne autorisée à modifier les paramètres et à importer des personnes n’a pas repris la connexion.',
  'notice.reveal-asked.subject': '{by} demande qui est {subject}',
  'notice.reveal-asked.text':
    '{by} demande à voir qui est derrière {subject}. Raison donnée : {reason}. Approuvez ou refusez ; personne ne peut approuver sa propre demande.',
  'notice.reveal-approved.subject': 'Vous pouvez voir qui est {subject}',
  'notice.reveal-approved.text':
    '{by} a approuvé votre demande au sujet de {subject}. Cela vaut une heure, pour vous seul, et figure dans l’historique.',
  'notice.reveal-refused.subject': 'Votre demande au sujet de {subject} a été refusée',
  'notice.reveal-refused.text':
    '{by} a refusé votre demande de voir qui est {subject}. Parlez-lui si vous en avez besoin.',
  'notice.switch-off-asked.subject': '{by} demande de désactiver l’anonymisation',
  'notice.switch-off-asked.text':
    '{by} demande que tous les noms soient de nouveau affichés. Raison donnée : {reason}. Approuvez ou refusez ; personne ne peut approuver sa propre demande.',
  'notice.switch-off-approved.subject': 'L’anonymisation est désactivée',
  'notice.switch-off-approved.text':
    '{by} a approuvé votre demande : les noms sont de nouveau affichés à qui peut regarder, et cela figure dans l’historique.',
  'notice.switch-off-refused.subject': 'Votre demande de désactiver l’anonymisation a été refusée',
  'notice.switch-off-refused.text':
    '{by} a refusé votre demande ; les personnes restent anonymes. Parlez-lui si vous en avez besoin.',
  'notice.reveal-granted.subject': '{asker} peut voir qui est {subject}',
  'notice.reveal-granted.text':
    '{by} a approuvé que {asker} voie qui est derrière {subject}. Si ce n’était pas convenu, parlez à ces deux personnes et consultez l’historique.',
  'notice.anonymity-ended.subject': 'Les personnes ne sont plus anonymes',
  'notice.anonymity-ended.text':
    '{by} a approuvé la demande de {asker} de mettre fin à l’anonymat : les noms des personnes s’affichent de nouveau. Si ce n’était pas convenu, réactivez-le et consultez l’historique.',
  'notice.domain-verified.subject': '{domain} appartient à votre entreprise',
  'notice.domain-verified.text':
    'Le domaine {domain} est vérifié : les personnes qui y ont une adresse comptent parmi les vôtres.',
  'notice.account-locked.subject': 'Trop d’échecs de connexion : {email}',
  'notice.account-locked.text':
    'Après trop d’échecs de connexion, le compte {email} est verrouillé pour un quart d’heure. Comptes verrouillés depuis votre dernier passage : {accounts}. Demandez si c’était bien cette personne ; un compte se déverrouille dans la liste des utilisateurs.',
  'notice.policy-changed.subject': 'Les règles de connexion ont changé',
  'notice.policy-changed.text':
    '{by} a changé des règles de mots de passe, de seconds facteurs, de sessions ou de réseaux. Ce qui valait avant et ce qui vaut maintenant figure dans l’historique.',
  'notice.destination-failing.subject': '{destination} ne prend pas les messages',
  'notice.destination-failing.text':
    'Les messages vers {destination} échouent depuis un moment. Vérifiez l’adresse et que la destination répond. Ils sont retentés au moins toutes les heures, et aucun n’est perdu.',
  'notice.api-key-ends.subject': 'La clé d’API {name} se termine bientôt',
  'notice.api-key-ends.text':
    'La clé d’API {name} se termine dans {days} jours. Créez-en une nouvelle et mettez-la à la place de l’ancienne, sinon ce qui l’utilise s’arrête.',
  'notice.service-request-moved.subject': 'Votre demande sur {service}',
  'notice.service-request-moved.text': 'Quelqu’un a examiné votre demande sur {service}.',
  'notice.policy-hit.subject': '{policy} a trouvé des services',
  'notice.policy-hit.text':
    'Services que la politique {policy} a trouvés dans le nouveau trafic : {services}.',
  'notice.subscription-ends.subject': '{app} se termine bientôt',
  'notice.subscription-ends.text':
    'L’abonnement de {app} se termine dans {days} jours. Renouvelez-le, sinon ses pages se ferment ce jour-là ; ce qui est enregistré est gardé.',
  'notice.unknown.subject': 'Une notification d’une autre version de Casbah',
  'notice.unknown.text':
    'Cette notification a été écrite par une autre version de Casbah, qui en sait plus. Demandez à qui exploite ce Casbah.',
};

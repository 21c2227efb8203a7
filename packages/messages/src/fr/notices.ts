import type { notices as english } from '../en/notices.ts';
import type { WordsOf } from '../words.ts';

export const notices: WordsOf<typeof english> = {
  'notice.load-completed.subject': '{file} a été lu',
  'notice.load-completed.text':
    'Le fichier {file} de la source {source} a été lu. Événements : {events} ; lignes mises de côté : {rejects}. Les lignes mises de côté sont gardées avec leur raison et peuvent être relues.',
  'notice.load-failed.subject': '{file} n’a pas pu être lu',
  'notice.load-failed.text':
    'La lecture du fichier {file} de la source {source} s’est arrêtée. Ouvrez la source pour en voir la raison ; ce qui a été lu jusque-là est gardé.',
  'notice.export-ready.subject': '{name} est prêt',
  'notice.export-ready.text': 'L’export {name} est prêt. Téléchargez-le ; il n’est gardé qu’un temps.',
  'notice.import-completed.subject': 'Personnes de {source} : import terminé',
  'notice.import-completed.text':
    'L’import depuis {source} est terminé. Ajoutées : {added} ; modifiées : {changed} ; désactivées : {deactivated} ; refusées : {refused}. Regardez celles qui ont été refusées avant d’importer à nouveau.',
  'notice.import-failed.subject': 'Personnes de {source} : import arrêté',
  'notice.import-failed.text':
    'L’import depuis {source} s’est arrêté. Ouvrez-le pour en voir la raison ; il peut reprendre là où il s’est arrêté.',
  'notice.directory-sync-failed.subject': '{directory} n’a pas pu être lu',
  'notice.directory-sync-failed.text':
    'L’annuaire {directory} n’a pas pu être lu. Les personnes restent telles quelles jusqu’à ce qu’il réponde ; vérifiez la connexion.',
  'notice.reveal-asked.subject': '{by} demande qui est {subject}',
  'notice.reveal-asked.text':
    '{by} demande à voir qui est derrière {subject}. Raison donnée : {reason}. Approuvez ou refusez ; personne ne peut approuver sa propre demande.',
  'notice.reveal-approved.subject': 'Vous pouvez voir qui est {subject}',
  'notice.reveal-approved.text':
    '{by} a approuvé votre demande au sujet de {subject}. Cela vaut une heure, pour vous seul, et figure dans l’historique.',
  'notice.reveal-refused.subject': 'Votre demande au sujet de {subject} a été refusée',
  'notice.reveal-refused.text':
    '{by} a refusé votre demande de voir qui est {subject}. Parlez-lui si vous en avez besoin.',
  'notice.domain-verified.subject': '{domain} appartient à votre entreprise',
  'notice.domain-verified.text':
    'Le domaine {domain} est vérifié : les personnes qui y ont une adresse comptent parmi les vôtres.',
  'notice.domain-verification-lost.subject': '{domain} n’est plus vérifié',
  'notice.domain-verification-lost.text':
    'L’enregistrement qui montre que {domain} est à vous a disparu. Remettez-le, sinon les personnes qui y ont une adresse ne comptent plus parmi les vôtres.',
  'notice.destination-failing.subject': '{destination} ne prend pas les messages',
  'notice.destination-failing.text':
    'Les messages vers {destination} échouent depuis un moment. Vérifiez l’adresse et que la destination répond ; les messages sont retentés pendant un jour.',
  'notice.api-key-ends.subject': 'La clé d’API {name} se termine bientôt',
  'notice.api-key-ends.text':
    'La clé d’API {name} se termine dans {days} jours. Créez-en une nouvelle et mettez-la à la place de l’ancienne, sinon ce qui l’utilise s’arrête.',
  'notice.service-request-moved.subject': 'Votre demande sur {service}',
  'notice.service-request-moved.text': 'Quelqu’un a examiné votre demande sur {service}.',
  'notice.subscription-ends.subject': '{app} se termine bientôt',
  'notice.subscription-ends.text':
    'L’abonnement de {app} se termine dans {days} jours. Renouvelez-le, sinon ses pages se ferment ce jour-là ; ce qui est enregistré est gardé.',
  'notice.unknown.subject': 'Une notification d’une autre version de Casbah',
  'notice.unknown.text':
    'Cette notification a été écrite par une autre version de Casbah, qui en sait plus. Demandez à qui exploite ce Casbah.',
};

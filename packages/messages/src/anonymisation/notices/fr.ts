import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.reveal-asked.subject': '{by} demande à lever l’anonymat de {subject}',
  'notice.reveal-asked.text':
    '{by} demande à voir qui est {subject}. Motif : {reason}. Approuvez ou refusez ; personne ne peut approuver sa propre demande.',
  'notice.reveal-approved.subject': 'Vous pouvez voir qui est {subject}',
  'notice.reveal-approved.text':
    '{by} a approuvé votre demande de lever l’anonymat de {subject}. Vous seul voyez le nom, pendant une heure. C’est consigné dans l’historique.',
  'notice.reveal-refused.subject': 'Votre demande au sujet de {subject} a été refusée',
  'notice.reveal-refused.text':
    '{by} a refusé votre demande de voir qui est {subject}. Contactez cette personne si vous en avez toujours besoin.',
  'notice.switch-off-asked.subject': '{by} demande à désactiver l’anonymisation',
  'notice.switch-off-asked.text':
    '{by} demande à afficher de nouveau tous les noms. Motif : {reason}. Approuvez ou refusez ; personne ne peut approuver sa propre demande.',
  'notice.switch-off-approved.subject': 'L’anonymisation est désactivée',
  'notice.switch-off-approved.text':
    '{by} a approuvé votre demande : les noms sont de nouveau visibles pour tous ceux qui peuvent ouvrir Audit. C’est consigné dans l’historique.',
  'notice.switch-off-refused.subject': 'Votre demande de désactiver l’anonymisation a été refusée',
  'notice.switch-off-refused.text':
    '{by} a refusé votre demande ; les personnes restent anonymes. Contactez cette personne si vous en avez toujours besoin.',
  'notice.reveal-granted.subject': '{asker} peut voir qui est {subject}',
  'notice.reveal-granted.text':
    '{by} a approuvé la demande de {asker} de voir qui est {subject}. Si vous ne vous y attendiez pas, contactez ces deux personnes et consultez l’historique.',
  'notice.anonymity-ended.subject': 'Les personnes ne sont plus anonymes',
  'notice.anonymity-ended.text':
    '{by} a approuvé la demande de {asker} de désactiver l’anonymisation : les noms sont de nouveau visibles. Si vous ne vous y attendiez pas, réactivez-la et consultez l’historique.',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
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
};

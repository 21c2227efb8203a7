import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PEOPLE_ANONYMOUS:
    'Personen sind für Sie anonym, und dies würde sie erkennbar machen. Wenden Sie sich an einen Admin, dessen Zugriffsprofil Namen zeigt.',
  NEEDS_TWO_PEOPLE:
    'Die Anonymisierung zu beenden erfordert zwei Personen: Stellen Sie einen Antrag mit Begründung und lassen Sie ihn von jemand anderem genehmigen.',
  REVEAL_LIMIT:
    'Sie haben {limit} offene Anträge, das ist das Maximum. Ziehen Sie einen zurück oder warten Sie auf eine Entscheidung.',
  REVEAL_OWN:
    'Sie können nicht über Ihren eigenen Antrag entscheiden. Fragen Sie eine andere genehmigende Person.',
  REVEAL_APPROVER_TOO_NEW:
    'Sie hatten das Recht zu genehmigen noch keinen Tag, als dieser Antrag gestellt wurde. Jemand, der es länger hat, kann genehmigen; ablehnen können Sie.',
  REVEAL_APPROVER_NOT_INDEPENDENT:
    'Sie und die antragstellende Person sind nicht unabhängig: Eines der Konten hat das andere angelegt, befördert oder ihm Zugriff gegeben, oder dieselbe Person hat in den letzten 30 Tagen beide angelegt. Jemand anders muss genehmigen; ablehnen können Sie.',
  REVEAL_NO_APPROVER:
    'Niemand kann Ihren Antrag genehmigen. Dafür muss jemand seit mindestens einem Tag Sysadmin sein oder das Recht zu genehmigen haben, und Sie dürfen das Konto weder angelegt noch befördert noch mit Zugriff versehen haben. Bitten Sie einen anderen Administrator, den Antrag zu stellen, oder fügen Sie einen zweiten Sysadmin hinzu: Nach 30 Tagen kann er den Antrag stellen und Sie können genehmigen.',
  REVEAL_DECIDED:
    'Über diesen Antrag wurde bereits entschieden oder er ist beendet. Laden Sie die Seite neu.',
  'problem.names_nobody': 'Geben Sie mindestens eine Person an.',
  'problem.person_unknown': '{person} kommt in Ihrem Datenverkehr nicht vor.',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PEOPLE_ANONYMOUS:
    'Personen sind für Sie anonym, und dies nennt sie beim Namen. Bitten Sie jemanden, dessen Zugriffsprofil Namen zeigt.',
  NEEDS_TWO_PEOPLE:
    'Die Anonymisierung zu beenden braucht zwei: Beantragen Sie es mit einer Begründung, und lassen Sie jemand anderen zustimmen.',
  REVEAL_LIMIT:
    '{limit} Ihrer Anträge warten auf eine Entscheidung. Ziehen Sie einen zurück, oder warten Sie.',
  REVEAL_OWN: 'Über Ihren Antrag muss jemand anders entscheiden.',
  REVEAL_APPROVER_TOO_NEW:
    'Sie hatten das Recht zuzustimmen weniger als einen Tag, als diese Anfrage gestellt wurde. Wer es länger hat, kann zustimmen; ablehnen können Sie sie.',
  REVEAL_APPROVER_NOT_INDEPENDENT:
    'Sie und die anfragende Person sind nicht unabhängig voneinander: Eines der beiden Konten hat das andere angelegt, befördert oder ihm Zugang gegeben, oder dieselbe Person hat in den letzten 30 Tagen beide eingerichtet. Jemand anders muss zustimmen; ablehnen können Sie.',
  REVEAL_NO_APPROVER:
    'Niemand kann Ihrer Anfrage zustimmen. Dazu braucht es jemanden, der seit mindestens einem Tag Systemadministrator ist oder zustimmen darf und dessen Konto Sie weder angelegt noch befördert noch mit Zugang versehen haben. Bitten Sie einen anderen Administrator, die Anfrage zu stellen, oder fügen Sie einen zweiten Systemadministrator hinzu: Nach 30 Tagen kann er anfragen und Sie können zustimmen.',
  REVEAL_DECIDED: 'Dieser Antrag ist bereits entschieden oder vorbei. Laden Sie die Seite neu.',
};

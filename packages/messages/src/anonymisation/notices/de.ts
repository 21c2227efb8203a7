import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.reveal-asked.subject': '{by} beantragt, {subject} aufzudecken',
  'notice.reveal-asked.text':
    '{by} möchte sehen, wer {subject} ist. Grund: {reason}. Genehmigen Sie den Antrag oder lehnen Sie ihn ab; niemand kann den eigenen Antrag genehmigen.',
  'notice.reveal-approved.subject': 'Sie können sehen, wer {subject} ist',
  'notice.reveal-approved.text':
    '{by} hat Ihren Antrag genehmigt, {subject} aufzudecken. Nur Sie sehen den Namen, eine Stunde lang. Dies wird im Verlauf aufgezeichnet.',
  'notice.reveal-refused.subject': 'Ihr Antrag zu {subject} wurde abgelehnt',
  'notice.reveal-refused.text':
    '{by} hat Ihren Antrag abgelehnt, zu sehen, wer {subject} ist. Wenden Sie sich an diese Person, wenn Sie den Namen weiterhin brauchen.',
  'notice.switch-off-asked.subject': '{by} beantragt, die Anonymisierung auszuschalten',
  'notice.switch-off-asked.text':
    '{by} möchte wieder alle Namen anzeigen. Grund: {reason}. Genehmigen Sie den Antrag oder lehnen Sie ihn ab; niemand kann den eigenen Antrag genehmigen.',
  'notice.switch-off-approved.subject': 'Die Anonymisierung ist aus',
  'notice.switch-off-approved.text':
    '{by} hat Ihren Antrag genehmigt: Namen sind wieder für alle sichtbar, die Audit öffnen dürfen. Dies wird im Verlauf aufgezeichnet.',
  'notice.switch-off-refused.subject': 'Ihr Antrag, die Anonymisierung auszuschalten, wurde abgelehnt',
  'notice.switch-off-refused.text':
    '{by} hat Ihren Antrag abgelehnt; Personen bleiben anonym. Wenden Sie sich an diese Person, wenn Sie es weiterhin brauchen.',
  'notice.reveal-granted.subject': '{asker} kann sehen, wer {subject} ist',
  'notice.reveal-granted.text':
    '{by} hat genehmigt, dass {asker} sieht, wer {subject} ist. Wenn Sie das nicht erwartet haben, wenden Sie sich an beide und prüfen Sie den Verlauf.',
  'notice.anonymity-ended.subject': 'Personen sind nicht mehr anonym',
  'notice.anonymity-ended.text':
    '{by} hat den Antrag von {asker} genehmigt, die Anonymisierung zu beenden: Namen sind wieder sichtbar. Wenn Sie das nicht erwartet haben, schalten Sie sie wieder ein und prüfen Sie den Verlauf.',
};

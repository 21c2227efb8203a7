import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.reveal-asked.subject': '{by} fragt, wer {subject} ist',
  'notice.reveal-asked.text':
    '{by} möchte sehen, wer hinter {subject} steht. Angegebener Grund: {reason}. Stimmen Sie zu oder lehnen Sie ab; niemand kann der eigenen Anfrage zustimmen.',
  'notice.reveal-approved.subject': 'Sie dürfen sehen, wer {subject} ist',
  'notice.reveal-approved.text':
    '{by} hat Ihrer Anfrage zu {subject} zugestimmt. Das gilt eine Stunde, nur für Sie, und steht im Verlauf.',
  'notice.reveal-refused.subject': 'Ihre Anfrage zu {subject} wurde abgelehnt',
  'notice.reveal-refused.text':
    '{by} hat Ihre Anfrage abgelehnt, zu sehen, wer {subject} ist. Sprechen Sie miteinander, wenn Sie es brauchen.',
  'notice.switch-off-asked.subject': '{by} möchte die Anonymisierung ausschalten',
  'notice.switch-off-asked.text':
    '{by} möchte, dass wieder alle Namen gezeigt werden. Angegebener Grund: {reason}. Stimmen Sie zu oder lehnen Sie ab; niemand kann der eigenen Anfrage zustimmen.',
  'notice.switch-off-approved.subject': 'Die Anonymisierung ist aus',
  'notice.switch-off-approved.text':
    '{by} hat Ihrer Anfrage zugestimmt: Namen sind wieder für alle zu sehen, die hinsehen dürfen, und das steht im Verlauf.',
  'notice.switch-off-refused.subject': 'Ihre Anfrage, die Anonymisierung auszuschalten, wurde abgelehnt',
  'notice.switch-off-refused.text':
    '{by} hat Ihre Anfrage abgelehnt; Personen bleiben anonym. Sprechen Sie miteinander, wenn Sie es brauchen.',
  'notice.reveal-granted.subject': '{asker} sieht, wer {subject} ist',
  'notice.reveal-granted.text':
    '{by} hat zugestimmt, dass {asker} sieht, wer hinter {subject} steht. War das nicht abgesprochen, sprechen Sie mit beiden und sehen Sie in den Verlauf.',
  'notice.anonymity-ended.subject': 'Personen sind nicht mehr anonym',
  'notice.anonymity-ended.text':
    '{by} hat der Anfrage von {asker} zugestimmt, die Anonymität zu beenden: Namen von Personen werden wieder angezeigt. War das nicht abgesprochen, schalten Sie sie wieder ein und sehen Sie in den Verlauf.',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.syslog.changed': 'Bestimmt, wessen Syslog die Quelle {name} nimmt',
  'history.did.log_stream.changed': 'Bestimmt, wessen Syslog die Quelle {name} nimmt',
  'history.did.log_stream.deleted': 'Lässt die Quelle {name} niemandes Syslog mehr nehmen',
  'history.field.senders': 'Syslog-Absender',
};

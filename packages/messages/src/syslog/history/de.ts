import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.syslog.changed': 'Hat bestimmt, wessen Syslog die Datenquelle {name} nimmt',
  'history.did.log_stream.changed': 'Hat bestimmt, wessen Syslog die Datenquelle {name} nimmt',
  'history.did.log_stream.deleted': 'Lässt die Datenquelle {name} niemandes Syslog mehr nehmen',
  'history.field.senders': 'Syslog-Absender',
};

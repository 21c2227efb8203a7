import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.PUT /admin/datasources/{id}/syslog':
    'Hat bestimmt, wessen Syslog die Datenquelle {name} nimmt',
  'history.did.POST /controls/make_api_request patch logstreamconfig':
    'Hat bestimmt, wessen Syslog die Datenquelle {name} nimmt',
  'history.did.POST /controls/make_api_request delete logstreamconfig':
    'Lässt die Datenquelle {name} niemandes Syslog mehr nehmen',
  'history.field.senders': 'Syslog-Absender',
};

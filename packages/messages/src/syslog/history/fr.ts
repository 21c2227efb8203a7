import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.PUT /admin/datasources/{id}/syslog':
    'A défini de qui la source de données {name} prend le syslog',
  'history.did.POST /controls/make_api_request patch logstreamconfig':
    'A défini de qui la source de données {name} prend le syslog',
  'history.did.POST /controls/make_api_request delete logstreamconfig':
    'A fait que la source de données {name} ne prend plus le syslog de personne',
  'history.field.senders': 'Expéditeurs syslog',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.PUT /admin/datasources/{id}/syslog': 'データソース {name} が受け取るsyslogの送信元を設定',
  'history.did.POST /controls/make_api_request patch logstreamconfig':
    'データソース {name} が受け取るsyslogの送信元を設定',
  'history.did.POST /controls/make_api_request delete logstreamconfig':
    'データソース {name} がsyslogを受け取らないように設定',
  'history.field.senders': 'syslogの送信元',
};

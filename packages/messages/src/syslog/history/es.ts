import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.PUT /admin/datasources/{id}/syslog': 'Definió de quién toma syslog el origen de datos {name}',
  'history.did.POST /controls/make_api_request patch logstreamconfig':
    'Definió de quién toma syslog el origen de datos {name}',
  'history.did.POST /controls/make_api_request delete logstreamconfig':
    'Hizo que el origen de datos {name} ya no tome syslog de nadie',
  'history.field.senders': 'Remitentes de syslog',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.syslog.changed': 'Definió de quién toma syslog la fuente {name}',
  'history.did.log_stream.changed': 'Definió de quién toma syslog la fuente {name}',
  'history.did.log_stream.deleted': 'Hizo que la fuente {name} ya no tome syslog de nadie',
  'history.field.senders': 'Remitentes de syslog',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.syslog.changed': 'データソース {name} が受け取るsyslogの送信元を設定',
  'history.did.log_stream.changed': 'データソース {name} が受け取るsyslogの送信元を設定',
  'history.did.log_stream.deleted': 'データソース {name} がsyslogを受け取らないように設定',
  'history.field.senders': 'syslogの送信元',
};

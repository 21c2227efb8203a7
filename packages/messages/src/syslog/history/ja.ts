import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.syslog.changed': 'ソース{name}が受け取るsyslogの送信元を設定',
  'history.did.log_stream.changed': 'ソース{name}が受け取るsyslogの送信元を設定',
  'history.did.log_stream.deleted': 'ソース{name}がsyslogを受け取らないように設定',
  'history.field.senders': 'syslogの送信元',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.syslog.changed': 'A défini de qui la source {name} prend le syslog',
  'history.did.log_stream.changed': 'A défini de qui la source {name} prend le syslog',
  'history.did.log_stream.deleted': 'A fait que la source {name} ne prend plus le syslog de personne',
  'history.field.senders': 'Expéditeurs syslog',
};

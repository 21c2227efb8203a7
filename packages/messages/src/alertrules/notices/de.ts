import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.policy-hit.subject': '{policy}: neue Treffer',
  'notice.policy-hit.text':
    'Die Alarmregel {policy} trifft im neuen Datenverkehr auf diese Dienste zu: {services}.',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SETTING_NEEDS_SYSADMIN:
    'Nur ein angemeldeter Systemadministrator kann diese Einstellung ändern: Sie bestimmt, was alle anderen dürfen. Wenden Sie sich an einen Systemadministrator.',
};

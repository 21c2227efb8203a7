import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SETTING_NEEDS_SYSADMIN:
    'この設定を変更できるのは、サインインしたシステム管理者だけです。他の全員の権限に関わる設定です。システム管理者に依頼してください。',
};

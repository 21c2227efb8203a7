import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.service-request-moved.subject': '{service}についての申請',
  'notice.service-request-moved.text': '{service}についての申請が更新されました。',
};

import type { widgets as english } from '../en/widgets-frame.ts';
import type { WordsOf } from '../words.ts';

export const widgets: WordsOf<typeof english> = {
  'widgets.permission.reason': 'お使いの役割では許可されていません。管理者に依頼してください。',
};

import type { widgets as english } from '../en/widgets-frame.ts';
import type { WordsOf } from '../words.ts';

export const widgets: WordsOf<typeof english> = {
  'widgets.permission.reason': 'Su rol no lo permite. Pídalo a su administrador.',
};

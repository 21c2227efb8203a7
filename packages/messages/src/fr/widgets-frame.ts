import type { widgets as english } from '../en/widgets-frame.ts';
import type { WordsOf } from '../words.ts';

export const widgets: WordsOf<typeof english> = {
  'widgets.permission.reason': 'Votre rôle ne le permet pas. Demandez-le à votre administrateur.',
};

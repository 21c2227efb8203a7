import type { widgets as english } from '../en/widgets-frame.ts';
import type { WordsOf } from '../words.ts';

export const widgets: WordsOf<typeof english> = {
  'widgets.permission.reason': 'Ihre Rolle erlaubt das nicht. Bitten Sie Ihren Administrator darum.',
};

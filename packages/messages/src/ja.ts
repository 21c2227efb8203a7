import type { Messages } from './en.ts';
import { audit } from './ja/audit.ts';
import { categories } from './ja/categories.ts';
import { datasources } from './ja/datasources.ts';
import { errors } from './ja/errors.ts';
import { session } from './ja/session.ts';
import { shell } from './ja/shell.ts';
import { widgets } from './ja/widgets.ts';
import { widgets as dates } from './ja/widgets-dates.ts';

export const ja: Messages = {
  ...shell,
  ...session,
  ...audit,
  ...categories,
  ...datasources,
  ...errors,
  ...widgets,
  ...dates,
};

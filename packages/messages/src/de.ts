import { audit } from './de/audit.ts';
import { categories } from './de/categories.ts';
import { datasources } from './de/datasources.ts';
import { errors } from './de/errors.ts';
import { session } from './de/session.ts';
import { shell } from './de/shell.ts';
import { widgets } from './de/widgets.ts';
import { widgets as dates } from './de/widgets-dates.ts';
import type { Messages } from './en.ts';

export const de: Messages = {
  ...shell,
  ...session,
  ...audit,
  ...categories,
  ...datasources,
  ...errors,
  ...widgets,
  ...dates,
};

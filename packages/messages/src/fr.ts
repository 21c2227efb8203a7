import type { Messages } from './en.ts';
import { audit } from './fr/audit.ts';
import { categories } from './fr/categories.ts';
import { datasources } from './fr/datasources.ts';
import { errors } from './fr/errors.ts';
import { session } from './fr/session.ts';
import { shell } from './fr/shell.ts';
import { widgets } from './fr/widgets.ts';
import { widgets as dates } from './fr/widgets-dates.ts';

export const fr: Messages = {
  ...shell,
  ...session,
  ...audit,
  ...categories,
  ...datasources,
  ...errors,
  ...widgets,
  ...dates,
};

import type { Messages } from './en.ts';
import { audit } from './es/audit.ts';
import { categories } from './es/categories.ts';
import { datasources } from './es/datasources.ts';
import { errors } from './es/errors.ts';
import { session } from './es/session.ts';
import { shell } from './es/shell.ts';
import { widgets } from './es/widgets.ts';
import { widgets as dates } from './es/widgets-dates.ts';

export const es: Messages = {
  ...shell,
  ...session,
  ...audit,
  ...categories,
  ...datasources,
  ...errors,
  ...widgets,
  ...dates,
};

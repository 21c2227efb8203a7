import type { Messages } from './en.ts';
import { audit } from './fr/audit.ts';
import { categories } from './fr/categories.ts';
import { errors } from './fr/errors.ts';
import { request } from './fr/request.ts';
import { shell } from './fr/shell.ts';
import { widgets } from './fr/widgets.ts';
import { widgets as dates } from './fr/widgets-dates.ts';
import { widgets as frame } from './fr/widgets-frame.ts';

export const fr: Messages = {
  ...shell,
  ...audit,
  ...categories,
  ...errors,
  ...request,
  ...widgets,
  ...dates,
  ...frame,
};

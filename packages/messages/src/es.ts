import type { Messages } from './en.ts';
import { audit } from './es/audit.ts';
import { categories } from './es/categories.ts';
import { errors } from './es/errors.ts';
import { request } from './es/request.ts';
import { shell } from './es/shell.ts';
import { widgets } from './es/widgets.ts';
import { widgets as dates } from './es/widgets-dates.ts';
import { widgets as frame } from './es/widgets-frame.ts';

export const es: Messages = {
  ...shell,
  ...audit,
  ...categories,
  ...errors,
  ...request,
  ...widgets,
  ...dates,
  ...frame,
};

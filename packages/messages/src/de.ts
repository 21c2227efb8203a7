import { audit } from './de/audit.ts';
import { categories } from './de/categories.ts';
import { errors } from './de/errors.ts';
import { request } from './de/request.ts';
import { shell } from './de/shell.ts';
import { widgets } from './de/widgets.ts';
import { widgets as dates } from './de/widgets-dates.ts';
import { widgets as frame } from './de/widgets-frame.ts';
import type { Messages } from './en.ts';

export const de: Messages = {
  ...shell,
  ...audit,
  ...categories,
  ...errors,
  ...request,
  ...widgets,
  ...dates,
  ...frame,
};

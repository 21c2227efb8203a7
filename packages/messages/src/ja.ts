import type { Messages } from './en.ts';
import { audit } from './ja/audit.ts';
import { categories } from './ja/categories.ts';
import { errors } from './ja/errors.ts';
import { request } from './ja/request.ts';
import { shell } from './ja/shell.ts';
import { widgets } from './ja/widgets.ts';
import { widgets as dates } from './ja/widgets-dates.ts';
import { widgets as frame } from './ja/widgets-frame.ts';

export const ja: Messages = {
  ...shell,
  ...audit,
  ...categories,
  ...errors,
  ...request,
  ...widgets,
  ...dates,
  ...frame,
};

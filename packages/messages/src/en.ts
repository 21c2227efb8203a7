import { audit } from './en/audit.ts';
import { categories } from './en/categories.ts';
import { errors } from './en/errors.ts';
import { request } from './en/request.ts';
import { shell } from './en/shell.ts';
import { widgets } from './en/widgets.ts';
import { widgets as dates } from './en/widgets-dates.ts';
import { widgets as frame } from './en/widgets-frame.ts';

/** Every word of the console in English: the type that all other languages must fill. */
export const en = {
  ...shell,
  ...audit,
  ...categories,
  ...errors,
  ...request,
  ...widgets,
  ...dates,
  ...frame,
};

export type MessageId = keyof typeof en;
export type Messages = Readonly<Record<MessageId, string>>;

import { audit } from './en/audit.ts';
import { categories } from './en/categories.ts';
import { datasources } from './en/datasources.ts';
import { errors } from './en/errors.ts';
import { session } from './en/session.ts';
import { shell } from './en/shell.ts';
import { widgets } from './en/widgets.ts';
import { widgets as dates } from './en/widgets-dates.ts';

/** Every word of the console in English: the type that all other languages must fill. */
export const en = {
  ...shell,
  ...session,
  ...audit,
  ...categories,
  ...datasources,
  ...errors,
  ...widgets,
  ...dates,
};

export type MessageId = keyof typeof en;
export type Messages = Readonly<Record<MessageId, string>>;

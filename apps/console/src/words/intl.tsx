import { Children, createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Forms, fill, type Message } from './message.ts';

/** A value in text. */
type Value = string | number | bigint | boolean | null | undefined;

interface Wanted {
  id: string;
  /** Shown if there is no such message. */
  defaultMessage?: string;
}

/**
 * What the console uses of react-intl. Builds replace react-intl with this file, a sixth of its size, because messages
 * are parsed at build time; types and a test of all messages hold the two together.
 */
export interface IntlShape {
  locale: string;
  timeZone: string | undefined;
  messages: Readonly<Record<string, Message>>;
  formatMessage: {
    (wanted: Wanted, values?: Readonly<Record<string, Value>>): string;
    (wanted: Wanted, values?: Readonly<Record<string, ReactNode>>): ReactNode;
  };
  formatNumber: (value: number, options?: Intl.NumberFormatOptions) => string;
  formatDate: (time: Date | number, options: Intl.DateTimeFormatOptions) => string;
  formatDateTimeRange: (from: Date, to: Date, options: Intl.DateTimeFormatOptions) => string;
  formatList: (values: Iterable<string>, options?: Intl.ListFormatOptions) => string;
}

interface Config {
  locale: string;
  messages: Readonly<Record<string, Message>>;
  timeZone?: string;
  /** Hears of missing messages and values; the message's ID is shown then. */
  onError?: (error: Error) => void;
}

export function createIntl({ locale, messages, timeZone, onError = console.error }: Config): IntlShape {
  const numbers = kept((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const dates = kept(
    (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...(timeZone === undefined ? {} : { timeZone }), ...options }),
  );
  const lists = kept((options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
  const plurals = kept(() => new Intl.PluralRules(locale));
  const forms: Forms = {
    number: (value) => numbers({}).format(value),
    plural: (count) => plurals({}).select(count),
  };

  function formatMessage(wanted: Wanted, values?: Readonly<Record<string, Value>>): string;
  function formatMessage(wanted: Wanted, values?: Readonly<Record<string, ReactNode>>): ReactNode;
  function formatMessage(
    { id, defaultMessage }: Wanted,
    values: Readonly<Record<string, ReactNode>> = {},
  ): ReactNode {
    const message = Object.hasOwn(messages, id) ? messages[id] : defaultMessage;
    try {
      if (message === undefined) throw new Error(`There is no message ${id} in ${locale}`);
      return joined(fill(message, values, forms));
    } catch (error) {
      onError(error instanceof Error ? error : new Error(`Message ${id} failed`, { cause: error }));
      return id;
    }
  }
  return {
    locale,
    timeZone,
    messages,
    formatMessage,
    formatNumber: (value, options = {}) => numbers(options).format(value),
    formatDate: (time, options) => dates(options).format(time),
    formatDateTimeRange: (from, to, options) => dates(options).formatRange(from, to),
    formatList: (values, options = {}) => lists(options).format(values),
  };
}

/** Keeps one formatter for the same options: making one takes fifty times as long as using it. */
function kept<Options extends object, Formatter>(
  make: (options: Options) => Formatter,
): (options: Options) => Formatter {
  const made = new Map<string, Formatter>();
  return (options) => {
    const key = JSON.stringify(options);
    const known = made.get(key) ?? make(options);
    made.set(key, known);
    return known;
  };
}

/** Text if it is nothing else, otherwise what React shows. */
function joined(parts: readonly ReactNode[]): ReactNode {
  const merged: ReactNode[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part;
    else merged.push(part);
  }
  return merged.length > 1 ? Children.toArray(merged) : (merged[0] ?? '');
}

const IntlContext = createContext<IntlShape | null>(null);

export function IntlProvider({
  locale,
  messages,
  timeZone,
  onError,
  children,
}: Config & { children?: ReactNode }) {
  const intl = useMemo(
    () =>
      createIntl({
        locale,
        messages,
        ...(timeZone === undefined ? {} : { timeZone }),
        ...(onError === undefined ? {} : { onError }),
      }),
    [locale, messages, timeZone, onError],
  );
  return <IntlContext value={intl}>{children}</IntlContext>;
}

export function useIntl(): IntlShape {
  const intl = useContext(IntlContext);
  if (intl === null) throw new Error('useIntl outside of IntlProvider');
  return intl;
}

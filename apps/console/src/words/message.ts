/** A message as the build writes it (`compact-message.ts`). Most are plain text. */
export type Message = string | readonly Part[];

export type Part =
  | string
  | readonly [name: string, form?: undefined, options?: undefined]
  | readonly [name: string, form: 'number', options?: undefined]
  | readonly [name: string, form: 'select' | 'plural', options: Readonly<Record<string, Message>>]
  /** The number of the plural around it, `#`. */
  | typeof COUNT;

export const COUNT = 0;

/** What differs by language. */
export interface Forms {
  number: (value: number) => string;
  plural: (count: number) => string;
}

/** The parts of a message with its values: texts, and values that aren't text. */
export function fill<Value>(
  message: Message,
  values: Readonly<Record<string, Value>>,
  forms: Forms,
  count?: number,
): (string | Value)[] {
  if (typeof message === 'string') return [message];
  return message.flatMap((part) => partsOf(part, values, forms, count));
}

function partsOf<Value>(
  part: Part,
  values: Readonly<Record<string, Value>>,
  forms: Forms,
  count: number | undefined,
): (string | Value)[] {
  if (typeof part === 'string') return [part];
  if (part === COUNT) return count === undefined ? [] : [forms.number(count)];
  const [name, form, options] = part;
  if (!(name in values)) throw new Error(`The message has no value for ${name}`);
  const value = values[name];
  switch (form) {
    case undefined:
      return [argument(value)];
    case 'number':
      return [forms.number(Number(value))];
    case 'select':
      return fill(optionOf(options, String(value)), values, forms);
    case 'plural': {
      const number = Number(value);
      const exact = `=${number}`;
      const chosen = Object.hasOwn(options, exact) ? exact : forms.plural(number);
      return fill(optionOf(options, chosen), values, forms, number);
    }
  }
}

function argument<Value>(value: Value | undefined): string | Value {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return value || '';
}

function optionOf(options: Readonly<Record<string, Message>>, key: string): Message {
  const option = Object.hasOwn(options, key) ? options[key] : options.other;
  if (option === undefined) throw new Error(`The message has no option for ${key}`);
  return option;
}

/** The names of a message's plain values. */
export function namesIn(message: Message): readonly string[] {
  if (typeof message === 'string') return [];
  return message.flatMap((part) => (typeof part === 'object' && part[1] === undefined ? [part[0]] : []));
}

/** ClickHouse types of bound values. */
export type ParameterType =
  | 'String'
  | 'Array(String)'
  | 'Array(UInt32)'
  | 'Array(Int64)'
  | 'Array(UInt64)'
  | 'Float64'
  | 'Array(Float64)'
  | 'Int64'
  | 'UInt32'
  | 'UInt64'
  | 'Date';

export type ParameterValue = string | number | readonly string[] | readonly number[] | readonly bigint[];

class BoundValue {
  readonly #type: ParameterType;
  readonly #value: ParameterValue;

  constructor(type: ParameterType, value: ParameterValue) {
    this.#type = type;
    this.#value = value;
  }

  get type(): ParameterType {
    return this.#type;
  }

  get value(): ParameterValue {
    return this.#value;
  }
}

class SqlText {
  readonly #parts: readonly (string | BoundValue)[];

  constructor(parts: readonly (string | BoundValue)[]) {
    this.#parts = parts;
  }

  get parts(): readonly (string | BoundValue)[] {
    return this.#parts;
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }
}

/**
 * SQL with its bound values. Only this module creates it, and the types refuse a `string` in its place, so
 * outside text can't become SQL.
 */
export type Sql = SqlText;
/** A value sent as a parameter: the statement contains `{p0:String}`. */
export type Bound = BoundValue;

/** Empty SQL, for an omitted part of a statement. */
export const NO_SQL: Sql = new SqlText([]);

/** SQL from constant text, other SQL, bound values and integers. */
export function sql(texts: TemplateStringsArray, ...inserted: readonly (Sql | Bound | number)[]): Sql {
  const parts: (string | BoundValue)[] = [];
  texts.forEach((text, index) => {
    if (text !== '') parts.push(text);
    const next = inserted[index];
    if (next instanceof SqlText) parts.push(...next.parts);
    else if (next instanceof BoundValue) parts.push(next);
    else if (next !== undefined) parts.push(whole(next));
  });
  return new SqlText(parts);
}

/** Binds a value from outside. A value that is bound once and inserted several times is sent once. */
export function bound(type: ParameterType, value: ParameterValue): Bound {
  return new BoundValue(type, wellFormed(value));
}

/** A column or table name. */
export function named(name: string): Sql {
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new RangeError('not the name of a column or table');
  return new SqlText([name]);
}

export function joined(
  parts: readonly Sql[],
  separator: ', ' | '\n' | ' AND ' | ' OR ' | '\nUNION ALL\n',
): Sql {
  const all: (string | BoundValue)[] = [];
  parts.forEach((part, index) => {
    if (index > 0) all.push(separator);
    all.push(...part.parts);
  });
  return new SqlText(all);
}

/** A schema statement or part of one: `schema/migrations.ts` contains no outside text. */
export function schemaSql(text: string): Sql {
  return new SqlText([text]);
}

/** Text of a statement, and its values by placeholder name. */
export function written(statement: Sql): { text: string; values: Readonly<Record<string, ParameterValue>> } {
  const names = new Map<BoundValue, string>();
  const values: Record<string, ParameterValue> = {};
  const text = statement.parts.map((part) => {
    if (typeof part === 'string') return part;
    let name = names.get(part);
    if (name === undefined) {
      name = `p${names.size}`;
      names.set(part, name);
      values[name] = part.value;
    }
    return `{${name}:${part.type}}`;
  });
  return { text: text.join(''), values };
}

function whole(number: number): string {
  if (!Number.isSafeInteger(number)) throw new RangeError('not a whole number');
  return String(number);
}

/** Stored text has lone surrogates replaced, so search text must, too. */
function wellFormed(value: ParameterValue): ParameterValue {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value === 'number') return value;
  return value.map((item) => (typeof item === 'string' ? item.toWellFormed() : item)) as ParameterValue;
}

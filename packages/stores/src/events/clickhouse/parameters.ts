/** ClickHouse types that values are bound with. */
export type ParameterType =
  | 'String'
  | 'Array(String)'
  | 'Array(UInt32)'
  | 'Array(UInt64)'
  | 'Float64'
  | 'Array(Float64)'
  | 'Int64'
  | 'UInt32'
  | 'UInt64'
  | 'Date';

export type ParameterValue = string | number | readonly string[] | readonly number[] | readonly bigint[];

/**
 * Values of one statement. Every value that comes from outside is bound here and stands in the SQL as `{p0:Type}`; SQL is
 * put together from constant text and these places alone.
 */
export class Parameters {
  private readonly bound: Record<string, ParameterValue> = {};
  private count = 0;

  bind(type: ParameterType, value: ParameterValue): string {
    const name = `p${this.count++}`;
    this.bound[name] = wellFormed(value);
    return `{${name}:${type}}`;
  }

  get values(): Readonly<Record<string, ParameterValue>> {
    return this.bound;
  }
}

/** Text is stored with lone surrogates replaced: asked for in the same way, it is found. */
function wellFormed(value: ParameterValue): ParameterValue {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value === 'number') return value;
  return value.map((item) => (typeof item === 'string' ? item.toWellFormed() : item)) as ParameterValue;
}

import { isJsonObject } from '../cores/json.ts';
import { Memo } from '../fields/memo.ts';

/** A step of a path: a member's name, an index, or the list element whose member has a value. */
type Step = { name: string; lower: string } | { index: number } | { where: string; is: string };

const paths = new Memo<readonly Step[]>(stepsOf);

/**
 * Value at a path of a record, undefined if there is none. Steps are separated by dots: `a.b` is a member, `a[0]` an
 * element, `a[name=x]` the first element whose `name` is `x`, ignoring case, and `a\.b` a name with a dot. Names are also
 * found in lower case, as databases spell columns.
 */
export function valueAt(record: unknown, path: string): unknown {
  let value = record;
  for (const step of paths.get(path)) {
    if ('name' in step) value = isJsonObject(value) ? (value[step.name] ?? value[step.lower]) : undefined;
    else if (!Array.isArray(value)) return undefined;
    else if ('index' in step) value = value[step.index];
    else value = value.find((element) => isNamed(element, step));
    if (value === undefined || value === null) return undefined;
  }
  return value;
}

function isNamed(element: unknown, { where, is }: { where: string; is: string }): boolean {
  if (!isJsonObject(element)) return false;
  const found = element[where];
  return typeof found === 'string' && found.toLowerCase() === is;
}

function stepsOf(path: string): readonly Step[] {
  return [...path.matchAll(/\[(\d+)\]|\[([^=\]]+)=([^\]]+)\]|((?:\\.|[^.[\\])+)/g)].map(
    ([, index, where, is = '', name = '']): Step => {
      if (index !== undefined) return { index: Number(index) };
      if (where !== undefined) return { where, is: is.toLowerCase() };
      const plain = name.replaceAll(/\\(.)/g, '$1');
      return { name: plain, lower: plain.toLowerCase() };
    },
  );
}

/** A scalar as text; undefined for empty text, placeholders and anything else. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' || text === '-' || /^(?:null|undefined|n\/a)$/i.test(text) ? undefined : text;
}

/** Members of a list as texts; a single text is a list of one. */
export function textsOf(value: unknown): string[] {
  const members: unknown[] = Array.isArray(value) ? value : [value];
  return members.flatMap((member) => textOf(member) ?? []);
}

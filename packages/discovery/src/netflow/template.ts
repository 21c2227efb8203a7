import { type Element, elementOf } from './elements.ts';

/** A field of a template that is read, and how many bytes it has; 65535: each record says so. */
interface TemplateField {
  readonly element: Element | undefined;
  readonly length: number;
}

/** How the records of one kind are laid out. */
export interface Template {
  readonly fields: readonly TemplateField[];
  /** The fewest bytes that a record may have. */
  readonly shortest: number;
  /** Its records describe the exporter, not flows. */
  readonly isOptions: boolean;
}

export const VARIABLE = 65_535;
/** More fields, or shorter records, would let few bytes cost much work. */
const MOST_FIELDS = 256;
const SHORTEST_RECORD = 4;

/** A field as the template says it. */
export interface FieldSpecifier {
  readonly id: number;
  readonly length: number;
  readonly enterprise: number;
  /** In NetFlow v9, what the numbers of a scope mean isn't what those of fields mean. */
  readonly isScopeOfV9: boolean;
}

/** Undefined where nothing could be read by it. Runs of fields that aren't read become one. */
export function templateOf(
  version: 9 | 10,
  specifiers: readonly FieldSpecifier[],
  isOptions: boolean,
): Template | undefined {
  if (specifiers.length === 0 || specifiers.length > MOST_FIELDS) return undefined;
  const fields: { element: Element | undefined; length: number }[] = [];
  let shortest = 0;
  for (const { id, length, enterprise, isScopeOfV9 } of specifiers) {
    shortest += length === VARIABLE ? 1 : length;
    if (length === 0) continue;
    const element = isScopeOfV9 ? undefined : elementOf(version, id, enterprise);
    const last = fields.at(-1);
    const joins = element === undefined && length !== VARIABLE && last !== undefined;
    if (joins && last.element === undefined && last.length !== VARIABLE && last.length + length < VARIABLE)
      last.length += length;
    else fields.push({ element, length });
  }
  return shortest < SHORTEST_RECORD || shortest > VARIABLE ? undefined : { fields, shortest, isOptions };
}

import { type Element, elementOf } from './elements.ts';

/** A supported template field and its length in bytes; 65535 means variable, given in each record. */
interface TemplateField {
  readonly element: Element | undefined;
  readonly length: number;
}

/** Layout of one kind of record. */
export interface Template {
  readonly fields: readonly TemplateField[];
  /** Minimum length of a record in bytes. */
  readonly shortest: number;
  /** Its records describe the exporter, not flows. */
  readonly isOptions: boolean;
}

export const VARIABLE = 65_535;
/** More fields, or shorter records, would make few bytes cost much work. */
const MOST_FIELDS = 256;
const SHORTEST_RECORD = 4;

/** A field as specified in the template. */
export interface FieldSpecifier {
  readonly id: number;
  readonly length: number;
  readonly enterprise: number;
  /** NetFlow v9 numbers scope fields differently from data fields. */
  readonly isScopeOfV9: boolean;
}

/** Builds a template; undefined if it has no supported field. Merges runs of unsupported fields. */
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

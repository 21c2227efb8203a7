import type { Event, EventField } from '@casbah/domain/event';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { FOREIGN, type Format, type FormatReader, type Stream } from './format.ts';
import { GENERIC_FIELDS, genericCef, genericJson, genericKeyValue, genericLeef } from './generic.ts';

/**
 * Where a record names its product: CEF or LEEF header, a separate field, or the syslog tag. Visits to the vendor's
 * site have the name elsewhere.
 */
function markOf(vendor: string): RegExp {
  return new RegExp(
    `(?:CEF:\\s?\\d|LEEF:[\\d.]+)\\|(?:[^|]*\\|)?(?:${vendor})|"(?:\\w*vendor\\w*|product\\w*|observer|sourcetype|source)"\\s*:\\s*"(?:${vendor})|\\b(?:\\w*vendor\\w*|product\\w*)="?(?:${vendor})|[\\s>](?:${vendor})(?:\\[\\d+\\])?: `,
    'i',
  );
}

/** Reads a product's records in a common format with common field names. */
class ProductReader implements FormatReader {
  readonly #mark: RegExp;
  readonly #shapes: readonly FormatReader[];
  #found: FormatReader | undefined;

  constructor(vendor: string, stream: Stream) {
    this.#mark = markOf(vendor);
    this.#shapes = [genericCef, genericLeef, genericJson, genericKeyValue].map((format) =>
      format.open(stream),
    );
  }

  locate(line: Line): number {
    if (!this.#mark.test(line.text)) return -1;
    for (const shape of this.#shapes) {
      const start = shape.locate(line);
      if (start >= 0) {
        this.#found = shape;
        return start;
      }
    }
    return -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    return this.#found?.read(line, start, event) ?? FOREIGN;
  }
}

function product(name: string, vendor: string, marks: readonly string[], title: string): Format {
  const fields: readonly EventField[] = GENERIC_FIELDS;
  return {
    name,
    title: `${title}: CEF, LEEF, JSON or key=value, by the usual names`,
    rank: 'related',
    marks,
    fields,
    open: (stream) => new ProductReader(vendor, stream),
  };
}

export const contentKeeper = product(
  'contentkeeper',
  'Content\\s?Keeper',
  ['Keeper', 'keeper', 'KEEPER'],
  'ContentKeeper',
);
export const corrata = product('corrata', 'Corrata', ['Corrata', 'corrata', 'CORRATA'], 'Corrata');
export const openSystems = product(
  'open-systems',
  'Open[\\s-]?Systems',
  ['Systems', 'systems', 'SYSTEMS'],
  'Open Systems Secure Web Gateway',
);

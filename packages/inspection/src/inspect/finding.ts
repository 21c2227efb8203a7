import type { Confidence } from '@casbah/domain/content-alias';
import type { Place } from '../document/place.ts';
import type { IdentifierGroup, IdentifierRisk } from '../identifiers/identifier.ts';

/** One thing that was found in a document, and where. */
export interface Finding {
  /** Id of the data identifier. */
  readonly identifier: string;
  readonly name: string;
  readonly group: IdentifierGroup;
  readonly risks: readonly IdentifierRisk[];
  readonly confidence: Confidence;
  /** In the extracted text, in characters (Unicode code points); `end` is after the last one. */
  readonly start: number;
  readonly end: number;
  readonly place: Place;
  /** The match with all but a few characters hidden, and a little text around it. */
  readonly snippet: string;
  /** Other identifiers that the same text could as well be. */
  readonly also?: readonly string[];
  /** The word near it that made it sure. */
  readonly keyword?: string;
}

/** How often something was found, without the limit on listed findings. */
export interface FindingCount {
  readonly identifier: string;
  readonly count: number;
  /** Different values; the same number ten times is one. Exact up to `DISTINCT_MAX`. */
  readonly distinct: number;
}

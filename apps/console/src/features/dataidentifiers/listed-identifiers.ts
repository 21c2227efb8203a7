import type { CustomIdentifierAnswer, IncludedIdentifier } from '@casbah/contract/dataidentifiers';
import { CONFIDENCES, type Confidence } from '@casbah/domain/content-alias';
import type { IdentifiersSearch } from './identifiers-search.ts';

export const OWN = 'own';
export const INTERNATIONAL = 'none';

/** A row of the list: an included identifier, or one of the company. */
export interface ListedIdentifier {
  readonly id: string;
  readonly name: string;
  /** `own` for the company's. */
  readonly group: string;
  readonly country: string | null;
  readonly risks: readonly string[];
  readonly confidence: Confidence;
  readonly precision: number | null;
  readonly recall: number | null;
  readonly isEnabled: boolean;
  readonly isChanged: boolean;
  /** Everything that a search looks through, in lower case. */
  readonly text: string;
  readonly included: IncludedIdentifier | undefined;
}

export function listedIdentifiers({
  custom,
  included,
}: {
  custom: readonly CustomIdentifierAnswer[];
  included: readonly IncludedIdentifier[];
}): readonly ListedIdentifier[] {
  return [...custom.map(ownRow), ...included.map(includedRow)];
}

function ownRow(one: CustomIdentifierAnswer): ListedIdentifier {
  const { id, name, description, risks, confidence, keywords, is_enabled: isEnabled } = one;
  return {
    id,
    name,
    group: OWN,
    country: null,
    risks,
    confidence,
    precision: null,
    recall: null,
    isEnabled,
    isChanged: false,
    text: searched([name, description, ...keywords]),
    included: undefined,
  };
}

function includedRow(one: IncludedIdentifier): ListedIdentifier {
  const { id, name, group, country, risks, confidence, precision, recall, is_enabled: isEnabled } = one;
  const { keywords, extra_keywords: extra, ignored } = one;
  return {
    id,
    name,
    group,
    country,
    risks,
    confidence,
    precision,
    recall,
    isEnabled,
    isChanged: !isEnabled || extra.length > 0 || ignored.length > 0,
    text: searched([name, id, ...keywords, ...extra]),
    included: one,
  };
}

const searched = (parts: readonly string[]): string => parts.join('\n').toLowerCase();

/** Rows that match the search, in its order. Every word of the search text must be found. */
export function foundIdentifiers(
  rows: readonly ListedIdentifier[],
  search: IdentifiersSearch,
): readonly ListedIdentifier[] {
  const words = (search.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const { group, country, risk, confidence, state } = search;
  const found = rows.filter(
    (row) =>
      words.every((word) => row.text.includes(word)) &&
      (group === undefined || row.group === group) &&
      (country === undefined || (row.country ?? INTERNATIONAL) === country) &&
      (risk === undefined || row.risks.includes(risk)) &&
      (confidence === undefined || row.confidence === confidence) &&
      isInState(row, state),
  );
  const compare = comparison(search.sort);
  return compare === undefined ? found : found.sort(compare);
}

function isInState({ isEnabled, isChanged }: ListedIdentifier, state: IdentifiersSearch['state']): boolean {
  switch (state) {
    case undefined:
      return true;
    case 'on':
      return isEnabled;
    case 'off':
      return !isEnabled;
    case 'changed':
      return isChanged;
  }
}

type Comparison = (one: ListedIdentifier, other: ListedIdentifier) => number;

/** Columns with an order of their own. */
export const SORTED = ['name', 'confidence', 'precision', 'recall', 'state'] as const;

function comparison(sort: string | undefined): Comparison | undefined {
  const column = SORTED.find((one) => one === sort?.replace(/^-/, ''));
  if (column === undefined) return undefined;
  const sign = sort?.startsWith('-') === true ? -1 : 1;
  switch (column) {
    case 'name':
      return (one, other) => sign * one.name.localeCompare(other.name, 'en');
    case 'confidence':
      return (one, other) =>
        sign * (CONFIDENCES.indexOf(one.confidence) - CONFIDENCES.indexOf(other.confidence));
    case 'state':
      return (one, other) => sign * (Number(one.isEnabled) - Number(other.isEnabled));
    case 'precision':
    case 'recall':
      return (one, other) => byShare(one[column], other[column], sign);
  }
}

/** Unknown shares come last in both directions. */
function byShare(one: number | null, other: number | null, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return sign * (one - other);
}

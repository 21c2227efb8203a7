import type { ContentAlias } from '@casbah/domain/content-alias';
import type { ContentDictionary } from '@casbah/domain/content-dictionary';
import type { ContentProfile, ReusableRule } from '@casbah/domain/content-profile';
import type { RuleSet } from '@casbah/domain/content-rule';
import type { DataFilter } from '@casbah/domain/data-filter';
import { PREDEFINED_DICTIONARIES } from '../dictionaries/predefined/all.ts';
import { termsOf } from '../dictionaries/predefined/predefined-dictionary.ts';
import { buildTermIndex, type TermIndex } from '../dictionaries/term-index.ts';
import { RecordMatcher, type RecordRule } from '../exact-match/match-records.ts';
import type { RecordIndex } from '../exact-match/record-index.ts';
import type { FingerprintIndex } from '../fingerprints/fingerprint-index.ts';
import { ALL_IDENTIFIERS } from '../identifiers/all.ts';
import type { DataIdentifier } from '../identifiers/identifier.ts';
import type { MlModel } from '../learning/model.ts';
import { regexEngine } from '../regex/installed-engine.ts';
import type { BytePattern } from '../regex/regex-engine.ts';
import { needs } from '../rules/needs.ts';
import type { RuleResources } from '../rules/resources.ts';
import type { Match } from '../scan/match.ts';
import { once } from '../scan/once.ts';
import { resolveOverlaps } from '../scan/overlaps.ts';
import { Scanner, type ScanOptions } from '../scan/scanner.ts';
import type { AddressSet } from '../threats/address-set.ts';
import type { HashSet } from '../threats/hash-set.ts';

/** Nothing but what is included with Casbah. */
export const INCLUDED_ONLY: InspectionDefinitions = {
  identifiers: [],
  withoutIncluded: new Set(),
  profiles: [],
  reusableRules: [],
  dataFilters: [],
  aliases: [],
  dictionaries: [],
  models: [],
  indexes: [],
  threats: {},
};

/** What a company looks for in content. */
export interface InspectionDefinitions {
  /** The company's own data identifiers, and included ones as it changed them. */
  readonly identifiers: readonly DataIdentifier[];
  /** Ids of included ones that don't count as they are: switched off, or changed. */
  readonly withoutIncluded: ReadonlySet<string>;
  readonly profiles: readonly ContentProfile[];
  readonly reusableRules: readonly ReusableRule[];
  readonly dataFilters: readonly DataFilter[];
  readonly aliases: readonly ContentAlias[];
  readonly dictionaries: readonly ContentDictionary[];
  readonly models: readonly { readonly id: string; readonly model: MlModel }[];
  readonly indexes: readonly DefinedIndex[];
  readonly threats: ThreatLists;
}

export type DefinedIndex = { readonly id: string } & (
  | {
      readonly kind: 'exact';
      readonly index: RecordIndex;
      readonly key: Uint8Array;
      readonly rule: RecordRule;
    }
  | { readonly kind: 'fingerprint'; readonly index: FingerprintIndex; readonly minimumShare: number }
);

/** Known malware and malicious addresses. */
export interface ThreatLists {
  readonly hashes?: HashSet;
  readonly addresses?: AddressSet;
}

export interface CompiledPattern {
  readonly source: string;
  readonly pattern: BytePattern;
}

/** Definitions made ready: automata, and the facts that rules ask for. */
export interface CompiledDefinitions {
  readonly profiles: readonly ContentProfile[];
  readonly resources: RuleResources;
  /** Data identifiers in a text. */
  readonly find: (text: Buffer, options: ScanOptions) => readonly Match[];
  /** For rules of high sensitivity, which count wide matches, too. */
  readonly sensitiveScanner: Scanner | undefined;
  readonly terms: TermIndex | undefined;
  readonly patterns: readonly CompiledPattern[];
  readonly models: InspectionDefinitions['models'];
  readonly records: readonly { readonly id: string; readonly matcher: RecordMatcher }[];
  readonly fingerprints: readonly (DefinedIndex & { readonly kind: 'fingerprint' })[];
  readonly threats: ThreatLists;
}

/** Costs a second or two, so what it gives is kept. A pattern that can't be compiled matches nothing: it was refused when saved. */
export function compileDefinitions(definitions: InspectionDefinitions): CompiledDefinitions {
  const { profiles, reusableRules, dataFilters, aliases, dictionaries } = definitions;
  const identifiers = [
    ...ALL_IDENTIFIERS.filter(({ id }) => !definitions.withoutIncluded.has(id)),
    ...definitions.identifiers,
  ];
  const byId = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
    new Map(items.map((item) => [item.id, item]));
  const resources: RuleResources = {
    identifiers: byId(identifiers),
    aliases: byId(aliases),
    dictionaries: new Map(
      dictionaries.map(({ id, terms }) => [id, { weightOf: (term: number) => terms[term]?.weight ?? 1 }]),
    ),
    predefinedDictionaries: byId(PREDEFINED_DICTIONARIES),
    mlProfiles: new Map(definitions.models.map(({ id, model }) => [id, model])),
    indexes: new Set(definitions.indexes.map(({ id }) => id)),
    reusableRules: byId(reusableRules),
    dataFilters: byId(dataFilters),
  };
  const needed = needs(profiles, resources);
  const searched = [
    ...dictionaries.filter(({ id }) => needed.dictionaries.has(id)),
    ...PREDEFINED_DICTIONARIES.filter(({ id }) => needed.predefinedDictionaries.has(id)).map((one) => ({
      id: one.id,
      ignoreAccents: false,
      terms: termsOf(one),
    })),
  ];
  const indexes = definitions.indexes.filter(({ id }) => needed.indexes.has(id));
  const isSensitive = [...profiles, ...reusableRules].some(({ sets }) => hasSensitiveTerm(sets));
  const sensitive = isSensitive ? identifiers.filter(({ id }) => needed.identifiers.has(id)) : [];
  return {
    profiles,
    resources,
    find: finderOf(definitions),
    sensitiveScanner: sensitive.length === 0 ? undefined : new Scanner(sensitive, { explained: () => true }),
    terms: searched.length === 0 ? undefined : buildTermIndex(searched),
    patterns: [...needed.patterns].flatMap(compilePattern),
    models: definitions.models.filter(({ id }) => needed.mlProfiles.has(id)),
    records: indexes.flatMap((one) =>
      one.kind === 'exact' ? [{ id: one.id, matcher: new RecordMatcher(one.index, one.key, one.rule) }] : [],
    ),
    fingerprints: indexes.filter((one) => one.kind === 'fingerprint'),
    threats: definitions.threats,
  };
}

/** Building it takes a second and much memory, so all companies share it. */
const includedScanner = once(() => new Scanner(ALL_IDENTIFIERS));

function finderOf({ identifiers, withoutIncluded }: InspectionDefinitions): CompiledDefinitions['find'] {
  const own = identifiers.length === 0 ? undefined : new Scanner(identifiers);
  return (text, options) =>
    resolveOverlaps([
      ...includedScanner()
        .find(text, options)
        .filter(({ identifier }) => !withoutIncluded.has(identifier.id)),
      ...(own?.find(text, options) ?? []),
    ]);
}

const hasSensitiveTerm = (sets: readonly RuleSet[]): boolean =>
  sets.some(({ ruleLines }) =>
    ruleLines.some(
      ({ ruleType, rules }) =>
        ruleType === 'predefined_term' && rules.some(({ highSensitivity }) => highSensitivity),
    ),
  );

function compilePattern(source: string): readonly CompiledPattern[] {
  try {
    return [{ source, pattern: regexEngine.compile(source) }];
  } catch {
    return [];
  }
}

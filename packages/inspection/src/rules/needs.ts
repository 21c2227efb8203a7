import { termTarget } from '@casbah/domain/content-alias';
import type { ContentProfile } from '@casbah/domain/content-profile';
import { isContentRisk } from '@casbah/domain/content-risk';
import type { RuleLine, RuleSet } from '@casbah/domain/content-rule';
import type { ThreatKind } from '../threats/threat.ts';
import type { RuleResources } from './resources.ts';
import { RISKS, type RiskTest, testsOf } from './risks.ts';

/** What must be looked for to judge profiles. Nothing else needs to cost time. */
export interface Needs {
  readonly identifiers: ReadonlySet<string>;
  readonly dictionaries: ReadonlySet<string>;
  readonly predefinedDictionaries: ReadonlySet<string>;
  readonly patterns: ReadonlySet<string>;
  readonly indexes: ReadonlySet<string>;
  readonly mlProfiles: ReadonlySet<string>;
  readonly threats: ReadonlySet<ThreatKind>;
  /** Kinds of documents and languages of code. */
  readonly kinds: boolean;
  readonly managedDlp: boolean;
  /** Other profiles must be evaluated before. */
  readonly violatedProfiles: boolean;
}

export function needs(profiles: readonly Pick<ContentProfile, 'sets'>[], resources: RuleResources): Needs {
  const gathered = new Gathered(resources);
  for (const { sets } of profiles) gathered.addSets(sets, true);
  return gathered;
}

class Gathered implements Needs {
  readonly identifiers = new Set<string>();
  readonly dictionaries = new Set<string>();
  readonly predefinedDictionaries = new Set<string>();
  readonly patterns = new Set<string>();
  readonly indexes = new Set<string>();
  readonly mlProfiles = new Set<string>();
  readonly threats = new Set<ThreatKind>();
  kinds = false;
  managedDlp = false;
  violatedProfiles = false;
  readonly #resources: RuleResources;

  constructor(resources: RuleResources) {
    this.#resources = resources;
  }

  addSets(sets: readonly RuleSet[], reusable: boolean): void {
    for (const { ruleLines } of sets)
      for (const line of ruleLines)
        for (const { value } of line.rules) this.#addRule(line.ruleType, value, reusable);
  }

  #addRule(type: RuleLine['ruleType'], value: string, reusable: boolean): void {
    const { aliases, identifiers, dictionaries, predefinedDictionaries, mlProfiles, indexes, reusableRules } =
      this.#resources;
    switch (type) {
      case 'risk_type':
        if (isContentRisk(value)) for (const test of testsOf(RISKS[value])) this.#addTest(test);
        return;
      case 'content_type':
        this.kinds = true;
        return;
      case 'dictionary':
        if (dictionaries.has(value)) this.dictionaries.add(value);
        return;
      case 'predefined_dictionary':
        if (predefinedDictionaries.has(value)) this.predefinedDictionaries.add(value);
        return;
      case 'predefined_term': {
        const target = termTarget(value);
        const ids = 'alias' in target ? (aliases.get(target.alias)?.identifiers ?? []) : [target.identifier];
        for (const id of ids) if (identifiers.has(id)) this.identifiers.add(id);
        return;
      }
      case 'regex':
        this.patterns.add(value);
        return;
      case 'training_profile':
        if (mlProfiles.has(value)) this.mlProfiles.add(value);
        return;
      case 'index':
        if (indexes.has(value)) this.indexes.add(value);
        return;
      case 'reusable_rule':
        if (reusable) this.addSets(reusableRules.get(value)?.sets ?? [], false);
        return;
      case 'file_format':
        return;
    }
  }

  #addTest(test: RiskTest): void {
    switch (test.kind) {
      case 'identifier':
        for (const [id, { risks, group }] of this.#resources.identifiers)
          if (risks.includes(test.risk) && (test.groups === undefined || test.groups.includes(group)))
            this.identifiers.add(id);
        return;
      case 'dictionary':
        for (const [id, { risks }] of this.#resources.predefinedDictionaries)
          if (risks.includes(test.risk)) this.predefinedDictionaries.add(id);
        return;
      case 'code':
        this.kinds = true;
        return;
      case 'threat':
        this.threats.add(test.threat);
        return;
      case 'managed_dlp':
        this.managedDlp = true;
        return;
      case 'profile':
        this.violatedProfiles = true;
        return;
      case 'encrypted_file':
      case 'macros':
        return;
    }
  }
}

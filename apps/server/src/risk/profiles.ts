import { type BrrProfileAnswer, MOST_BRR_PROFILES } from '@casbah/contract/risk';
import {
  type BrrProfile,
  cloneProfile,
  DEFAULT_PROFILE_ID,
  type ProfileFault,
  profileFault,
  type QuestionRule,
} from '@casbah/domain/brr-profile';
import type { BrrThresholds } from '@casbah/domain/risk';
import { QUESTION_KEYS, type QuestionKey } from '@casbah/domain/risk-question';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addBrrProfile,
  changeBrrProfile,
  listBrrProfiles,
  removeBrrProfile,
  setBrrProfileInForce,
} from '@casbah/stores/control/risk/brr-profiles';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import { builtInProfile } from './judgements.ts';
import { builtInAnswer, profileAnswer, profileOf } from './wire.ts';

type GivenRule = { [Part in keyof QuestionRule]?: QuestionRule[Part] | undefined };
export interface GivenContent {
  rules: Readonly<Partial<Record<string, GivenRule>>>;
  knockouts: { services: readonly string[]; categories: readonly string[] };
  thresholds: BrrThresholds;
}
export type GivenProfile = GivenContent & { name: string };
export type GivenChange = { [Part in keyof GivenProfile]?: GivenProfile[Part] | undefined };

export interface ProfilesParts {
  control: ControlStore;
  clock: () => number;
  /** Called when scores of services may have changed. */
  onChange: (tenant: string) => void;
}

/** Builds a profile from rules; omitted parts use the attribute's defaults. */
export function contentOf({ rules, knockouts, thresholds }: GivenContent): Omit<BrrProfile, 'id' | 'name'> {
  const kept: Partial<Record<QuestionKey, Partial<QuestionRule>>> = {};
  for (const key of QUESTION_KEYS) {
    const rule = rules[key];
    if (rule === undefined) continue;
    const own: Partial<QuestionRule> = {
      ...(rule.weight === undefined ? {} : { weight: rule.weight }),
      ...(rule.unknown === undefined ? {} : { unknown: rule.unknown }),
      ...(rule.knockout === undefined ? {} : { knockout: rule.knockout }),
      ...(rule.countries === undefined ? {} : { countries: [...new Set(rule.countries)].sort() }),
      ...(rule.years === undefined ? {} : { years: rule.years }),
    };
    if (Object.keys(own).length > 0) kept[key] = own;
  }
  return {
    rules: kept,
    knockouts: {
      services: [...new Set(knockouts.services)].sort(),
      categories: [...new Set(knockouts.categories)].sort(),
    },
    thresholds: { ...thresholds },
  };
}

/** Risk profile rules. */
export class ProfilesService {
  readonly #parts: ProfilesParts;

  constructor(parts: ProfilesParts) {
    this.#parts = parts;
  }

  /** The built-in profile, then the company's own by name. */
  async list(tenant: string): Promise<BrrProfileAnswer[]> {
    const { control } = this.#parts;
    const [builtIn, own] = await Promise.all([
      builtInProfile(control, tenant),
      control.inTenant(tenant, listBrrProfiles),
    ]);
    return [builtInAnswer(builtIn, !own.some(({ in_force }) => in_force)), ...own.map(profileAnswer)];
  }

  async find(tenant: string, id: string): Promise<BrrProfileAnswer> {
    const found = (await this.list(tenant)).find((one) => one.id === id);
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    return found;
  }

  async create(actor: Actor, given: GivenProfile): Promise<BrrProfileAnswer> {
    const profile = { ...contentOf(given), id: crypto.randomUUID(), name: given.name };
    return this.#add(actor, () => profile);
  }

  async clone(actor: Actor, id: string): Promise<BrrProfileAnswer> {
    const builtIn = await builtInProfile(this.#parts.control, actor.tenant);
    return this.#add(actor, (others) => {
      const original = id === DEFAULT_PROFILE_ID ? builtIn : others.find((one) => one.id === id);
      if (original === undefined) throw new ApiFailure('NOT_FOUND');
      return cloneProfile(original, crypto.randomUUID(), others);
    });
  }

  async #add(
    actor: Actor,
    profileBeside: (others: readonly BrrProfile[]) => BrrProfile,
  ): Promise<BrrProfileAnswer> {
    const { tenant } = actor;
    const id = await change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        const others = (await listBrrProfiles(tx)).map(profileOf);
        if (others.length >= MOST_BRR_PROFILES)
          throw new ApiFailure('LIMIT_REACHED', { limit: MOST_BRR_PROFILES });
        const profile = profileBeside(others);
        refuse(profileFault(profile, others), profile);
        await addBrrProfile(tx, { tenant, time, by: actor.user, profile });
        record({ object: profile.id, details: detailsOf(profile) });
        return profile.id;
      },
      { ifDuplicate: conflict },
    );
    return this.find(tenant, id);
  }

  async change(actor: Actor, id: string, asked: GivenChange): Promise<BrrProfileAnswer> {
    const { onChange } = this.#parts;
    const { tenant } = actor;
    await change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        const { kept, others } = await this.#own(tx, id);
        const before = profileOf(kept);
        const { name = before.name, ...content } = asked;
        const given = {
          rules: content.rules ?? before.rules,
          knockouts: content.knockouts ?? before.knockouts,
          thresholds: content.thresholds ?? before.thresholds,
        };
        const profile: BrrProfile = { id, name, ...contentOf(given) };
        refuse(profileFault(profile, others), profile);
        await changeBrrProfile(tx, { tenant, time, by: actor.user, profile });
        record({
          event: 'risk_profile.changed',
          object: id,
          details: { name: before.name },
          changes: changesBetween({ ...before }, { ...profile }),
        });
      },
      { ifDuplicate: conflict },
    );
    onChange(tenant);
    return this.find(tenant, id);
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { tenant } = actor;
    await change(this.#parts, actor, async (tx, { record }) => {
      const { kept } = await this.#own(tx, id);
      if (kept.in_force) throw unusable(kept.name, 'problem.profile_in_force');
      await removeBrrProfile(tx, { tenant, id });
      record({ event: 'risk_profile.deleted', object: id, details: { name: kept.name } });
    });
  }

  async putInForce(actor: Actor, id: string): Promise<BrrProfileAnswer> {
    const { onChange } = this.#parts;
    const { tenant } = actor;
    const chosen = await this.find(tenant, id);
    await change(this.#parts, actor, async (tx, { record }) => {
      if (!chosen.built_in) await this.#own(tx, id);
      await setBrrProfileInForce(tx, { tenant, id });
      record({ event: 'risk_profile.made_default', object: id, details: { name: chosen.name } });
    });
    onChange(tenant);
    return this.find(tenant, id);
  }

  async #own(tx: TenantTx, id: string) {
    if (id === DEFAULT_PROFILE_ID) throw unusable('Default', 'problem.profile_built_in');
    const all = await listBrrProfiles(tx);
    const kept = all.find((one) => one.id === id);
    if (kept === undefined) throw new ApiFailure('NOT_FOUND');
    return { kept, others: all.filter((one) => one.id !== id).map(profileOf) };
  }
}

/** Two concurrent requests may both have found the name free. */
const conflict = (cause: unknown): ApiFailure => new ApiFailure('CONFLICT', undefined, { cause });

function refuse(fault: ProfileFault | undefined, profile: BrrProfile): void {
  switch (fault) {
    case undefined:
      return;
    case 'name_taken':
      throw new ApiFailure('NAME_TAKEN', { kind: 'risk-profile', name: profile.name });
    case 'built_in':
    case 'name':
      throw unusable('name', 'problem.profile_name');
    case 'thresholds':
      throw unusable('thresholds', 'problem.profile_thresholds');
    case 'question':
    case 'rule':
      throw unusable('rules', 'problem.profile_rules');
  }
}

function detailsOf({ name, thresholds, rules, knockouts }: BrrProfile): Record<string, unknown> {
  return { name, thresholds, rules, knockouts };
}

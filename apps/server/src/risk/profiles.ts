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
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import {
  addBrrProfile,
  changeBrrProfile,
  listBrrProfiles,
  removeBrrProfile,
  setBrrProfileInForce,
} from '@casbah/stores/control/risk/brr-profiles';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
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
  /** Services are judged otherwise from now on. */
  onChange: (tenant: string) => void;
}

/** A profile of what was given: what is left out of a rule is the question's own. */
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

/** Rules of the profiles that services are judged by. Every change is written to the audit trail with it. */
export class ProfilesService {
  readonly #parts: ProfilesParts;

  constructor(parts: ProfilesParts) {
    this.#parts = parts;
  }

  /** The built-in one, then those of the company by name. */
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
    const { control, clock } = this.#parts;
    const { tenant } = actor;
    const id = await this.#namedOnce(() =>
      control.inTenant(tenant, async (tx) => {
        const others = (await listBrrProfiles(tx)).map(profileOf);
        if (others.length >= MOST_BRR_PROFILES)
          throw new ApiFailure('LIMIT_REACHED', { limit: MOST_BRR_PROFILES });
        const profile = profileBeside(others);
        refuse(profileFault(profile, others), profile);
        const time = clock();
        await addBrrProfile(tx, { tenant, time, by: actor.user, profile });
        await writeAudit(tx, {
          ...entryBy(actor, time),
          object: profile.id,
          details: detailsOf(profile),
        });
        return profile.id;
      }),
    );
    return this.find(tenant, id);
  }

  async change(actor: Actor, id: string, change: GivenChange): Promise<BrrProfileAnswer> {
    const { control, clock, onChange } = this.#parts;
    const { tenant } = actor;
    await this.#namedOnce(() =>
      control.inTenant(tenant, async (tx) => {
        const { kept, others } = await this.#own(tx, id);
        const before = profileOf(kept);
        const { name = before.name, ...content } = change;
        const given = {
          rules: content.rules ?? before.rules,
          knockouts: content.knockouts ?? before.knockouts,
          thresholds: content.thresholds ?? before.thresholds,
        };
        const profile: BrrProfile = { id, name, ...contentOf(given) };
        refuse(profileFault(profile, others), profile);
        const time = clock();
        await changeBrrProfile(tx, { tenant, time, by: actor.user, profile });
        await writeAudit(tx, {
          ...entryBy(actor, time),
          object: id,
          details: { name: before.name },
          changes: changesBetween({ ...before }, { ...profile }),
        });
      }),
    );
    onChange(tenant);
    return this.find(tenant, id);
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { control, clock } = this.#parts;
    const { tenant } = actor;
    await control.inTenant(tenant, async (tx) => {
      const { kept } = await this.#own(tx, id);
      if (kept.in_force)
        throw new ApiFailure('UNPROCESSABLE', {
          field: kept.name,
          problem: 'services are judged by this profile; put another one in force first',
        });
      await removeBrrProfile(tx, { tenant, id });
      await writeAudit(tx, { ...entryBy(actor, clock()), object: id, details: { name: kept.name } });
    });
  }

  async putInForce(actor: Actor, id: string): Promise<BrrProfileAnswer> {
    const { control, clock, onChange } = this.#parts;
    const { tenant } = actor;
    const chosen = await this.find(tenant, id);
    await control.inTenant(tenant, async (tx) => {
      if (!chosen.built_in) await this.#own(tx, id);
      await setBrrProfileInForce(tx, { tenant, id });
      await writeAudit(tx, { ...entryBy(actor, clock()), object: id, details: { name: chosen.name } });
    });
    onChange(tenant);
    return this.find(tenant, id);
  }

  async #own(tx: TenantTx, id: string) {
    if (id === DEFAULT_PROFILE_ID)
      throw new ApiFailure('UNPROCESSABLE', {
        field: 'Default',
        problem: 'it is built in and stays as it is; clone it and change the copy',
      });
    const all = await listBrrProfiles(tx);
    const kept = all.find((one) => one.id === id);
    if (kept === undefined) throw new ApiFailure('NOT_FOUND');
    return { kept, others: all.filter((one) => one.id !== id).map(profileOf) };
  }

  /** Two at once may both have seen a name free. */
  async #namedOnce<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (isDuplicate(error)) throw new ApiFailure('CONFLICT', undefined, { cause: error });
      throw error;
    }
  }
}

function refuse(fault: ProfileFault | undefined, profile: BrrProfile): void {
  switch (fault) {
    case undefined:
      return;
    case 'name_taken':
      throw new ApiFailure('NAME_TAKEN', { kind: 'risk-profile', name: profile.name });
    case 'built_in':
    case 'name':
      throw new ApiFailure('UNPROCESSABLE', { field: 'name', problem: 'it cannot be the name of a profile' });
    case 'thresholds':
      throw new ApiFailure('UNPROCESSABLE', {
        field: 'thresholds',
        problem: 'they are whole numbers from 0 to 100, high at or below medium',
      });
    case 'question':
    case 'rule':
      throw new ApiFailure('UNPROCESSABLE', {
        field: 'rules',
        problem: 'countries and years belong to questions that ask for them',
      });
  }
}

function detailsOf({ name, thresholds, rules, knockouts }: BrrProfile): Record<string, unknown> {
  return { name, thresholds, rules, knockouts };
}

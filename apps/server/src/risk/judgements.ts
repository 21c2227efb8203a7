import type { Overrides } from '@casbah/discovery/score/answers';
import type { Scorer } from '@casbah/discovery/score/score';
import { type BrrProfile, DEFAULT_BRR_PROFILE } from '@casbah/domain/brr-profile';
import { type BrrThresholds, DEFAULT_BRR_THRESHOLDS } from '@casbah/domain/risk';
import { questionOf } from '@casbah/domain/risk-question';
import { settingsOf, type TenantSettings } from '@casbah/domain/tenant-config';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { listBrrProfiles } from '@casbah/stores/control/risk/brr-profiles';
import { listServiceAnswers } from '@casbah/stores/control/risk/service-answers';
import { listTenantConfig } from '@casbah/stores/control/tenant/tenant-config';

/** How a company scores services: active profile and overrides. The same object until either changes. */
export interface Judgement {
  profile: BrrProfile;
  scorer: Scorer;
  overridesOf: (service: string) => Overrides | undefined;
}

/** A company's profile and overrides. */
interface Own {
  profile: BrrProfile | undefined;
  overrides: ReadonlyMap<string, Overrides>;
  judgements: Map<string, Judgement>;
}

/** Maximum companies cached. */
const MOST_KEPT = 64;
/** Cached scorers for changed thresholds, which few tenants have. */
const MOST_SHARED = 16;

/**
 * Highest ratings that count as high and as medium risk under the built-in profile with a tenant's settings.
 */
export function thresholdsOf(settings: TenantSettings): BrrThresholds {
  const medium = settings.value('audit', 'brr_threshold_medium');
  const high = settings.value('audit', 'brr_threshold_high');
  return high <= medium ? { high, medium } : DEFAULT_BRR_THRESHOLDS;
}

/** The built-in profile, with a company's thresholds. */
export async function builtInProfile(control: ControlStore, tenant: string): Promise<BrrProfile> {
  const stored = await control.inTenant(tenant, (tx) => listTenantConfig(tx, { tenant, app: 'audit' }));
  return { ...DEFAULT_BRR_PROFILE, thresholds: thresholdsOf(settingsOf(stored)) };
}

/** Risk profiles and overrides by company, cached until they change: every list of services needs them. */
export class Judgements {
  readonly #control: ControlStore;
  readonly #scorerUnder: (profile: BrrProfile) => Scorer;
  readonly #own = new Map<string, Promise<Own>>();
  /** Companies that changed only the thresholds. */
  readonly #shared = new Map<string, Judgement>();

  constructor(parts: { control: ControlStore; scorerUnder: (profile: BrrProfile) => Scorer }) {
    this.#control = parts.control;
    this.#scorerUnder = parts.scorerUnder;
  }

  async of(tenant: string): Promise<Judgement> {
    const [builtIn, own] = await Promise.all([builtInProfile(this.#control, tenant), this.#ownOf(tenant)]);
    const profile = own.profile ?? builtIn;
    const isShared = own.profile === undefined && own.overrides.size === 0;
    const kept = isShared ? this.#shared : own.judgements;
    const key = `${profile.thresholds.medium} ${profile.thresholds.high}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const judgement: Judgement = {
      profile,
      scorer: this.#scorerUnder(profile),
      overridesOf: (service) => own.overrides.get(service),
    };
    if (kept.size >= MOST_SHARED) kept.clear();
    kept.set(key, judgement);
    return judgement;
  }

  forget(tenant: string): void {
    this.#own.delete(tenant);
  }

  forgetAll(): void {
    this.#own.clear();
  }

  #ownOf(tenant: string): Promise<Own> {
    const kept = this.#own.get(tenant);
    if (kept !== undefined) return kept;
    const read = this.#read(tenant);
    this.#own.set(tenant, read);
    for (const oldest of this.#own.keys()) {
      if (this.#own.size <= MOST_KEPT) break;
      this.#own.delete(oldest);
    }
    read.catch(() => {
      if (this.#own.get(tenant) === read) this.#own.delete(tenant);
    });
    return read;
  }

  async #read(tenant: string): Promise<Own> {
    const { profiles, answers } = await this.#control.inTenant(tenant, async (tx) => ({
      profiles: await listBrrProfiles(tx),
      answers: await listServiceAnswers(tx),
    }));
    const inForce = profiles.find(({ in_force }) => in_force);
    const overrides = new Map<
      string,
      Map<Parameters<Overrides['get']>[0], (typeof answers)[number]['answer']>
    >();
    for (const { service_id, question, answer } of answers) {
      const key = questionOf(question);
      // Unknown attribute, from a later version of Casbah.
      if (key === undefined) continue;
      const own = overrides.get(service_id) ?? new Map();
      overrides.set(service_id, own.set(key, answer));
    }
    return {
      profile:
        inForce === undefined ? undefined : { id: inForce.id, name: inForce.name, ...inForce.definition },
      overrides,
      judgements: new Map(),
    };
  }
}

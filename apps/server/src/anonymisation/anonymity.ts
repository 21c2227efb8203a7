import { hkdfSync } from 'node:crypto';
import type { PeopleKey, PeopleSeen } from '@casbah/domain/anonymous-person';
import { settingsOf } from '@casbah/domain/tenant-config';
import { holdingReveals } from '@casbah/stores/control/anonymisation/reveals';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { listTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { z } from 'zod';
import type { Identity } from '../http/sessions.ts';
import type { Keys } from '../keys.ts';
import type { Seal } from '../seal.ts';

const NO_NAMES: ReadonlyMap<string, string> = new Map();
const sealedNames = z.record(z.string(), z.string());

export interface AnonymityParts {
  control: ControlStore;
  keys: Pick<Keys, 'seal'>;
  seal: Seal;
  clock: () => number;
}

/**
 * Whether a company hides names from a person. Read for every request, so a changed setting takes effect immediately.
 */
export class Anonymity {
  readonly #parts: AnonymityParts;

  constructor(parts: AnonymityParts) {
    this.#parts = parts;
  }

  /** Key for a company's pseudonyms: derived per installation and company, never stored. */
  keyOf(tenant: string): PeopleKey {
    const secret = Buffer.from(this.#parts.keys.seal, 'base64url');
    const key = Buffer.from(
      hkdfSync('sha256', secret, new Uint8Array(0), `casbah anonymous people/${tenant}`, 16),
    );
    return [key.readBigUInt64LE(0), key.readBigUInt64LE(8)];
  }

  async isOn(tenant: string): Promise<boolean> {
    return this.#parts.control.inTenant(tenant, async (tx) =>
      settingsOf(await listTenantConfig(tx, { tenant, app: 'privacy' })).value(
        'privacy',
        'user_anonymization',
      ),
    );
  }

  async seenBy(identity: Pick<Identity, 'tenant' | 'user' | 'rights' | 'apiKey'>): Promise<PeopleSeen> {
    const { tenant, user, rights, apiKey } = identity;
    const hidden = rights.information_level !== 'full';
    const reveals = await this.#parts.control.inTenant(tenant, async (tx) => {
      const config = settingsOf(await listTenantConfig(tx, { tenant, app: 'privacy' }));
      if (!config.value('privacy', 'user_anonymization')) return undefined;
      // Only the person sees unmasked names, never their API keys.
      return hidden && apiKey === undefined
        ? holdingReveals(tx, { tenant, user, now: this.#parts.clock() })
        : [];
    });
    if (reveals === undefined) return { people: undefined, names: NO_NAMES };
    const names = reveals.flatMap(({ id, sealed_names }) =>
      Object.entries(this.openNames(tenant, id, sealed_names)),
    );
    return { people: { key: this.keyOf(tenant), hidden }, names: new Map(names) };
  }

  sealNames(tenant: string, id: string, names: ReadonlyMap<string, string>): string {
    return this.#parts.seal.seal(JSON.stringify(Object.fromEntries(names)), contextOf(tenant, id));
  }

  openNames(tenant: string, id: string, sealed: string): Record<string, string> {
    return sealedNames.parse(JSON.parse(this.#parts.seal.open(sealed, contextOf(tenant, id))));
  }
}

const contextOf = (tenant: string, id: string): string => `reveal/${tenant}/${id}/names`;

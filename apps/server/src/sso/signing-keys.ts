import type { ControlStore } from '@casbah/stores/control/control-store';
import { addSsoKey, findSsoKey } from '@casbah/stores/control/sso/identity-providers';
import type { Seal } from '../seal.ts';
import type { SigningKey } from './saml.ts';
import { makeSigningKey } from './signing-key.ts';

/** Keys that sign each company's requests to its providers: created on first use, and stored sealed. */
export class SigningKeys {
  readonly #control: ControlStore;
  readonly #seal: Seal;
  readonly #clock: () => number;

  constructor(parts: { control: ControlStore; seal: Seal; clock: () => number }) {
    this.#control = parts.control;
    this.#seal = parts.seal;
    this.#clock = parts.clock;
  }

  async of(tenant: string): Promise<SigningKey> {
    const found = (await this.#find(tenant)) ?? (await this.#make(tenant));
    return {
      privateKey: this.#seal.open(found.private_key, contextOf(tenant)),
      certificate: found.certificate,
    };
  }

  #find(tenant: string) {
    return this.#control.inTenant(tenant, (tx) => findSsoKey(tx, tenant));
  }

  async #make(tenant: string) {
    const now = this.#clock();
    const { privateKey, certificate } = await makeSigningKey(now);
    const private_key = this.#seal.seal(privateKey, contextOf(tenant));
    await this.#control.inTenant(tenant, (tx) =>
      addSsoKey(tx, { tenant_id: tenant, private_key, certificate, created_on: now }),
    );
    const found = await this.#find(tenant);
    if (found === undefined) throw new Error('A key that was made is there');
    return found;
  }
}

const contextOf = (tenant: string): string => `tenant/${tenant}/single-sign-on-key`;

import { createHash } from 'node:crypto';
import type { SshKeyAnswer } from '@casbah/contract/sshkeys';
import { MOST_SSH_KEYS, readSshKey, type SshKeyProblem } from '@casbah/domain/ssh-key';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import {
  addSshKey,
  listSshKeys,
  removeSshKey,
  type StoredSshKey,
} from '@casbah/stores/control/sshkeys/ssh-keys';
import { holdTenant } from '@casbah/stores/control/tenant/tenants';
import { type Actor, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';

const WORDS: Readonly<Record<SshKeyProblem, string>> = {
  unreadable: 'is no public key: paste the one line of the file that ends in .pub',
  private:
    'is a private key, which must not leave its machine: paste the one line of the file that ends in .pub',
  algorithm: 'is of an algorithm that is not taken: use Ed25519, ECDSA or RSA',
  short: 'is an RSA key with fewer than 2048 bits: make a longer one',
};

/** Public keys of machines that are to hand logs in. */
export class SshKeysService {
  readonly #control: ControlStore;
  readonly #clock: () => number;

  constructor(parts: { control: ControlStore; clock: () => number }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
  }

  async list(tenant: string): Promise<SshKeyAnswer[]> {
    const rows = await this.#control.inTenant(tenant, (tx) => listSshKeys(tx, tenant));
    return rows.map(answerOf);
  }

  async add(actor: Actor, given: { name: string; public_key: string }): Promise<SshKeyAnswer> {
    const key = readSshKey(given.public_key);
    if (typeof key === 'string')
      throw new ApiFailure('UNPROCESSABLE', { field: 'public_key', problem: WORDS[key] });
    const { tenant, user } = actor;
    const { algorithm, bits, text } = key;
    const fingerprint = fingerprintOf(key.blob);
    return this.#control.inTenant(tenant, async (tx) => {
      await holdTenant(tx, tenant);
      const there = await listSshKeys(tx, tenant);
      const same = there.find((one) => one.fingerprint === fingerprint);
      if (same !== undefined) throw new ApiFailure('NAME_TAKEN', { kind: 'ssh-key', name: same.name });
      if (there.length >= MOST_SSH_KEYS) throw new ApiFailure('LIMIT_REACHED', { limit: MOST_SSH_KEYS });
      const time = this.#clock();
      const added = await addSshKey(tx, {
        id: crypto.randomUUID(),
        tenant_id: tenant,
        name: given.name,
        algorithm,
        bits,
        fingerprint,
        public_key: text,
        created_on: time,
        created_by: user,
      });
      const details = { name: given.name, fingerprint };
      await writeAudit(tx, { ...entryBy(actor, time), object: added.id, details });
      return answerOf(added);
    });
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { tenant } = actor;
    await this.#control.inTenant(tenant, async (tx) => {
      const removed = await removeSshKey(tx, { tenant, id });
      if (removed === undefined) throw new ApiFailure('NOT_FOUND');
      const details = { name: removed.name, fingerprint: removed.fingerprint };
      await writeAudit(tx, { ...entryBy(actor, this.#clock()), object: id, details });
    });
  }
}

/** As `ssh-keygen -l` says it. */
export function fingerprintOf(blob: Uint8Array): string {
  return `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`;
}

function answerOf({
  id,
  name,
  algorithm,
  bits,
  fingerprint,
  public_key,
  created_on,
}: StoredSshKey): SshKeyAnswer {
  return {
    id,
    name,
    algorithm,
    bits,
    fingerprint,
    public_key,
    created_on: new Date(created_on).toISOString(),
  };
}

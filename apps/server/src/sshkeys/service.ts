import { createHash } from 'node:crypto';
import type { SshKeyAnswer } from '@casbah/contract/sshkeys';
import { isoTime } from '@casbah/domain/iso-time';
import { MOST_SSH_KEYS, readSshKey } from '@casbah/domain/ssh-key';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addSshKey,
  listSshKeys,
  removeSshKey,
  type StoredSshKey,
} from '@casbah/stores/control/sshkeys/ssh-keys';
import { holdTenant } from '@casbah/stores/control/tenant/tenants';
import type { Actor } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';

interface SshKeysParts {
  control: ControlStore;
  clock: () => number;
}

/** Public SSH keys of machines that deliver logs. */
export class SshKeysService {
  readonly #parts: SshKeysParts;

  constructor(parts: SshKeysParts) {
    this.#parts = parts;
  }

  async list(tenant: string): Promise<SshKeyAnswer[]> {
    const rows = await this.#parts.control.inTenant(tenant, (tx) => listSshKeys(tx, tenant));
    return rows.map(answerOf);
  }

  async add(actor: Actor, given: { name: string; public_key: string }): Promise<SshKeyAnswer> {
    const key = readSshKey(given.public_key);
    if (typeof key === 'string') throw unusable('public_key', `problem.ssh_${key}`);
    const { tenant, user } = actor;
    const { algorithm, bits, text } = key;
    const fingerprint = fingerprintOf(key.blob);
    return change(this.#parts, actor, async (tx, { time, record }) => {
      await holdTenant(tx, tenant);
      const there = await listSshKeys(tx, tenant);
      const same = there.find((one) => one.fingerprint === fingerprint);
      if (same !== undefined) throw new ApiFailure('NAME_TAKEN', { kind: 'ssh-key', name: same.name });
      if (there.length >= MOST_SSH_KEYS) throw new ApiFailure('LIMIT_REACHED', { limit: MOST_SSH_KEYS });
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
      record({ event: 'ssh_key.created', object: added.id, details });
      return answerOf(added);
    });
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { tenant } = actor;
    await change(this.#parts, actor, async (tx, { record }) => {
      const removed = await removeSshKey(tx, { tenant, id });
      if (removed === undefined) throw new ApiFailure('NOT_FOUND');
      const details = { name: removed.name, fingerprint: removed.fingerprint };
      record({ event: 'ssh_key.deleted', object: id, details });
    });
  }
}

/** Fingerprint in the format of `ssh-keygen -l`. */
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
    created_on: isoTime(created_on),
  };
}

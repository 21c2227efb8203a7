import { randomUUID, X509Certificate } from 'node:crypto';
import type { Readable } from 'node:stream';
import type {
  DirectoryOverview,
  DirectoryRun,
  LdapChange,
  LdapConnection,
  LdapTest,
} from '@casbah/contract/directory';
import type { Rights } from '@casbah/domain/access-profile';
import { hasEnded, type LineKind, type MissingPeople, MOST_BYTES_OF_PEOPLE } from '@casbah/domain/directory';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  findConnection,
  removeConnection,
  type StoredConnection,
  setConnection,
  takeOverConnection,
} from '@casbah/stores/control/directory/directory-connections';
import { countPeopleBySource } from '@casbah/stores/control/directory/directory-people';
import {
  addRun,
  countLines,
  findRun,
  isRunUnderWay,
  listLines,
  listRuns,
  moveRun,
  type StoredLine,
  type StoredRun,
} from '@casbah/stores/control/directory/directory-runs';
import { holdTenant } from '@casbah/stores/control/tenant/tenants';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { findUser } from '@casbah/stores/control/users/users';
import type { FileStore } from '@casbah/stores/files/file-store';
import { type Actor, changesBetween } from '../http/actor.ts';
import { whileItArrives } from '../http/arriving-body.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import type { OutgoingLimits } from '../http/outgoing.ts';
import { rightsNow } from '../http/rights-now.ts';
import type { Seal } from '../seal.ts';
import { delegationState } from './delegator.ts';
import { fileOfRun } from './file-run.ts';
import { isLdapFilter, LdapFailed, ldapHostOf, withDirectory } from './ldap-client.ts';
import { attributesOf, readEntry } from './ldap-entry.ts';
import { passwordContext } from './ldap-run.ts';
import { doRunsSoon } from './queue.ts';
import { connectionAnswer, lineAnswer, runAnswer } from './wire.ts';

export interface DirectoryParts {
  control: ControlStore;
  clock: () => number;
  files: Pick<FileStore, 'append' | 'remove' | 'freeSpace'>;
  seal: Seal;
  outgoing: Pick<OutgoingLimits, 'allowedHosts' | 'resolveName'>;
  /** How long an upload may stall, in milliseconds. */
  bodyPatience: number;
}

/** Bytes per write; each write costs a disk flush. */
const PIECE = 4 * 1024 ** 2;
/** Disk space kept free for everything else. */
const RESERVE = 256 * 1024 ** 2;
/** Maximum people in the result of a directory test. */
const MOST_SHOWN = 5;

/** CSV files of people, the LDAP directory, and results of their runs. */
export class DirectoryService {
  readonly #parts: DirectoryParts;

  constructor(parts: DirectoryParts) {
    this.#parts = parts;
  }

  async overview(tenant: string, origin: string): Promise<DirectoryOverview> {
    const sources = await this.#parts.control.inTenant(tenant, (tx) => countPeopleBySource(tx, tenant));
    return { scim: { address: `${origin}/scim/v2` }, sources };
  }

  async runs(
    tenant: string,
    page: { limit: number; offset: number },
  ): Promise<{ runs: DirectoryRun[]; total: number }> {
    const { runs, total } = await this.#parts.control.inTenant(tenant, (tx) => listRuns(tx, tenant, page));
    return { runs: runs.map(runAnswer), total };
  }

  async run(tenant: string, id: string): Promise<DirectoryRun> {
    return runAnswer(await this.#parts.control.inTenant(tenant, (tx) => existing(tx, id)));
  }

  /** Returns a page of lines of one kind, and their total. Before the import: planned changes. */
  async lines(
    tenant: string,
    id: string,
    { kind, ...page }: { kind: LineKind; limit: number; offset: number },
  ): Promise<{ lines: ReturnType<typeof lineAnswer>[]; shown: number }> {
    return this.#parts.control.inTenant(tenant, async (tx) => {
      const which = whichLines(await existing(tx, id), kind);
      const counts = await countLines(tx, which);
      const lines = await listLines(tx, { ...which, kind }, page);
      return { lines: lines.map(lineAnswer), shown: counts[kind] };
    });
  }

  /** Streams the rejected lines, with backpressure. */
  async wrongLines(tenant: string, id: string): Promise<AsyncIterable<readonly StoredLine[]>> {
    const { control } = this.#parts;
    const which = whichLines(await control.inTenant(tenant, (tx) => existing(tx, id)), 'wrong');
    return (async function* () {
      for (let offset = 0; ; offset += 1_000) {
        const page = { limit: 1_000, offset };
        const lines = await control.inTenant(tenant, (tx) =>
          listLines(tx, { ...which, kind: 'wrong' }, page),
        );
        yield lines;
        if (lines.length < 1_000) return;
      }
    })();
  }

  /** Uploads a file of people. It is previewed, then waits for the start. */
  async receive(
    actor: Actor,
    { file_name, missing }: { file_name: string; missing: MissingPeople },
    body: Readable,
  ): Promise<DirectoryRun> {
    const { files, bodyPatience } = this.#parts;
    const { tenant } = actor;
    if ((await files.freeSpace()) < RESERVE) throw new ApiFailure('NO_SPACE');
    const id = randomUUID();
    const file = fileOfRun({ tenant_id: tenant, id });
    try {
      const size = await this.#keep(file, whileItArrives(body, { ms: bodyPatience, for: 'each chunk' }));
      const run = await change(this.#parts, actor, async (tx, { time, record }) => {
        await assertIdle(tx, tenant);
        await doRunsSoon(tx, tenant, time);
        const added = await addRun(tx, {
          id,
          tenant_id: tenant,
          kind: 'csv',
          state: 'uploaded',
          missing,
          created_on: time,
          file_name,
          size,
          created_by: actor.user,
          created_by_email: actor.email,
        });
        record({
          event: 'directory_import.created',
          object: id,
          details: { name: file_name, file_name, size, missing },
        });
        return added;
      });
      return runAnswer(run);
    } catch (error) {
      await files.remove(file);
      throw error;
    }
  }

  async #keep(file: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
    const { files } = this.#parts;
    let size = 0;
    let pieces: Uint8Array[] = [];
    let held = 0;
    const write = async (): Promise<void> => {
      await files.append(file, size, Buffer.concat(pieces, held));
      size += held;
      pieces = [];
      held = 0;
    };
    for await (const bytes of chunks) {
      if (size + held + bytes.length > MOST_BYTES_OF_PEOPLE)
        throw new ApiFailure('TOO_LARGE', { limit: MOST_BYTES_OF_PEOPLE });
      pieces.push(bytes);
      held += bytes.length;
      if (held >= PIECE) await write();
    }
    await write();
    return size;
  }

  async start(actor: Actor, id: string): Promise<DirectoryRun> {
    const run = await change(this.#parts, actor, async (tx, { time, record }) => {
      const before = await existing(tx, id);
      // From here on, the run has the permissions of the person who confirmed it.
      const set = { created_by: actor.user, created_by_email: actor.email, started_on: time };
      const started = await moveRun(tx, id, { from: ['ready'], to: 'queued', set });
      await doRunsSoon(tx, actor.tenant, time);
      if (started === undefined) throw new ApiFailure('CONFLICT');
      record({
        event: 'directory_import.started',
        object: id,
        details: { name: before.file_name, file_name: before.file_name, ...plannedDetails(before) },
      });
      return started;
    });
    return runAnswer(run);
  }

  /** Cancels a run, or discards a file. Completed changes stay. */
  async cancel(actor: Actor, id: string): Promise<DirectoryRun> {
    const { files } = this.#parts;
    const run = await change(this.#parts, actor, async (tx, { time, record }) => {
      const before = await existing(tx, id);
      const stopped = await moveRun(tx, id, {
        from: ['uploaded', 'looking', 'ready', 'queued', 'running'],
        to: 'cancelled',
        set: { finished_on: time },
      });
      if (stopped === undefined) throw new ApiFailure('CONFLICT');
      const name = before.file_name === '' ? 'LDAP' : before.file_name;
      record({ event: 'directory_run.stopped', object: id, details: { name, people_done: stopped.done } });
      return stopped;
    });
    if (run.kind === 'csv') await files.remove(fileOfRun(run));
    return runAnswer(run);
  }

  async connection(tenant: string): Promise<LdapConnection | null> {
    return this.#parts.control.inTenant(tenant, async (tx) => {
      const found = await findConnection(tx, tenant);
      return found === undefined ? null : connectionOf(tx, found);
    });
  }

  /** Transfers the connection to the caller: from now on it has their permissions. */
  async takeOver(actor: Actor, rights: Rights): Promise<LdapConnection> {
    assertMayImport(rights);
    const { tenant, user } = actor;
    const taken = await change(this.#parts, actor, async (tx, { time, record }) => {
      const before = await findConnection(tx, tenant);
      if (before === undefined) throw new ApiFailure('NOT_FOUND');
      await takeOverConnection(tx, { tenant, user, time });
      await doRunsSoon(tx, tenant, time);
      const [from, to] = [await emailOf(tx, before.modified_by), actor.email];
      record({
        event: 'directory_connection.taken_over',
        object: before.url,
        details: { name: before.url },
        changes: changesBetween({ acts_for: from }, { acts_for: to }),
      });
      return connectionOf(tx, (await findConnection(tx, tenant)) ?? before);
    });
    return taken;
  }

  async setConnection(actor: Actor, rights: Rights, given: LdapChange): Promise<LdapConnection> {
    assertMayImport(rights);
    const { tenant } = actor;
    assertUsable(given);
    const stored = await change(this.#parts, actor, async (tx, { time, record }) => {
      const before = await findConnection(tx, tenant);
      const { bind_password: password, mapping, ...open } = given;
      const row = {
        ...open,
        tenant_id: tenant,
        sealed_password: this.#sealedPassword(tenant, given, before),
        mapping: JSON.stringify(mapping),
        next_run_on: given.is_enabled && given.every_minutes > 0 ? time : null,
        modified_on: time,
        modified_by: actor.user,
      };
      await setConnection(tx, row);
      await doRunsSoon(tx, tenant, time);
      record({
        event: 'directory_connection.changed',
        object: given.url,
        details: { name: given.url },
        changes: {
          ...changesBetween({ ...before }, { ...open, mapping }),
          // Records only the fact that it changed.
          ...(password === undefined ? {} : { bind_password: { before: '…', after: 'changed' } }),
        },
      });
      const set = await findConnection(tx, tenant);
      return set === undefined ? undefined : connectionOf(tx, set);
    });
    if (stored === undefined) throw new ApiFailure('NOT_FOUND');
    return stored;
  }

  async removeConnection(actor: Actor): Promise<void> {
    const { tenant } = actor;
    await change(this.#parts, actor, async (tx, { record }) => {
      const before = await findConnection(tx, tenant);
      if (before === undefined || !(await removeConnection(tx, tenant))) throw new ApiFailure('NOT_FOUND');
      record({ event: 'directory_connection.deleted', object: before.url, details: { name: before.url } });
    });
  }

  /** Signs in and reads the first people. Changes no one. */
  async test(actor: Actor, rights: Rights, given: LdapChange): Promise<LdapTest> {
    assertMayImport(rights);
    const { control, seal, outgoing } = this.#parts;
    const { tenant } = actor;
    assertUsable(given);
    const before = await control.inTenant(tenant, (tx) => findConnection(tx, tenant));
    const sealed = this.#sealedPassword(tenant, given, before);
    const password = sealed === null ? '' : seal.open(sealed, passwordContext(tenant));
    const { url, start_tls, certificate, bind_dn, base_dn, user_filter, mapping } = given;
    await change(this.#parts, actor, async (_tx, { record }) =>
      record({ event: 'directory_connection.tested', object: url, details: { name: url } }),
    );
    try {
      const people = await withDirectory(
        { url, start_tls, certificate, bind_dn, password },
        outgoing,
        async (session) => {
          for await (const entries of session.search(base_dn, user_filter, attributesOf(mapping), []))
            return entries.slice(0, MOST_SHOWN).map((entry, index) => readEntry(entry, mapping, index + 1));
          return [];
        },
      );
      return {
        ok: people.length > 0,
        error: people.length > 0 ? null : 'ldap_nobody',
        detail: '',
        people: people.map((reading) =>
          reading.kind === 'person'
            ? {
                email: reading.record.email,
                first_name: reading.record.first_name ?? '',
                last_name: reading.record.last_name ?? '',
                department: reading.record.department ?? '',
                is_active: reading.record.is_active !== false,
                problem: null,
              }
            : {
                email: reading.email,
                first_name: '',
                last_name: '',
                department: '',
                is_active: false,
                problem: reading.problem,
              },
        ),
      };
    } catch (error) {
      if (!(error instanceof LdapFailed)) throw error;
      return { ok: false, error: error.reason, detail: error.detail, people: [] };
    }
  }

  async runConnection(actor: Actor): Promise<DirectoryRun> {
    const { tenant } = actor;
    const run = await change(this.#parts, actor, async (tx, { time, record }) => {
      const connection = await findConnection(tx, tenant);
      if (connection === undefined) throw new ApiFailure('NOT_FOUND');
      await assertIdle(tx, tenant);
      await doRunsSoon(tx, tenant, time);
      const added = await addRun(tx, {
        id: randomUUID(),
        tenant_id: tenant,
        kind: 'ldap',
        state: 'queued',
        created_on: time,
        missing: connection.missing,
        created_by: actor.user,
        created_by_email: actor.email,
      });
      record({ event: 'directory_connection.started', object: added.id, details: { name: connection.url } });
      return added;
    });
    return runAnswer(run);
  }

  /**
   * The password to store. A stored password is never sent to another URL: otherwise, changing the URL would reveal it.
   */
  #sealedPassword(tenant: string, given: LdapChange, before: StoredConnection | undefined): string | null {
    const { bind_password: password } = given;
    if (password === '') throw unusable('bind_password', 'problem.required');
    if (password !== undefined) return this.#parts.seal.seal(password, passwordContext(tenant));
    const isSame =
      before !== undefined &&
      (['url', 'start_tls', 'certificate', 'bind_dn'] as const).every(
        (field) => before[field] === given[field],
      );
    if (!isSame) throw unusable('bind_password', 'problem.password_again');
    return before.sealed_password;
  }
}

/** A directory adds people, so setting one up requires the permission to import. */
function assertMayImport(rights: Rights): void {
  if (delegationState('ldap', rights) !== 'works') throw new ApiFailure('DENIED');
}

async function connectionOf(tx: TenantTx, connection: StoredConnection): Promise<LdapConnection> {
  const { tenant_id: tenant, modified_by: user } = connection;
  const rights = user === null ? undefined : await rightsNow(tx, { tenant, user });
  return connectionAnswer(connection, {
    email: await emailOf(tx, user),
    state: delegationState('ldap', rights),
    is_sysadmin: rights?.role === 'sysadmin',
  });
}

async function emailOf(tx: TenantTx, user: string | null): Promise<string | null> {
  return user === null ? null : ((await findUser(tx, user))?.email ?? null);
}

function assertUsable(given: LdapChange): void {
  const host = ldapHostOf(given.url);
  if (host === undefined)
    throw unusable('url', 'problem.not_address', { example: 'ldaps://ldap.company.example' });
  if (host.isSecure && given.start_tls) throw unusable('start_tls', 'problem.start_tls');
  if (!isLdapFilter(given.user_filter))
    throw unusable('user_filter', 'problem.not_ldap_filter', { example: '(mail=*)' });
  if (given.group_base_dn !== '' && !isLdapFilter(given.group_filter))
    throw unusable('group_filter', 'problem.not_ldap_filter', { example: '(objectClass=group)' });
  if (given.certificate === '') return;
  try {
    new X509Certificate(given.certificate);
  } catch {
    throw unusable('certificate', 'problem.not_certificate');
  }
}

function plannedDetails({ planned }: StoredRun): Record<string, number> {
  if (planned === null) return {};
  const { add, change, deactivate, wrong } = planned;
  return { people_added: add, people_changed: change, people_deactivated: deactivate, people_refused: wrong };
}

async function existing(tx: TenantTx, id: string): Promise<StoredRun> {
  const run = await findRun(tx, id);
  if (run === undefined) throw new ApiFailure('NOT_FOUND');
  return run;
}

async function assertIdle(tx: TenantTx, tenant: string): Promise<void> {
  // Locked until commit, so two concurrent requests can't both find nothing in progress.
  await holdTenant(tx, tenant);
  if (await isRunUnderWay(tx, tenant)) throw new ApiFailure('DIRECTORY_BUSY');
}

/** Errors of a finished import; otherwise the preview. */
function whichLines({ id, kind, state }: StoredRun, asked: LineKind): { run: string; isPreview: boolean } {
  const wasDone = kind === 'ldap' || state === 'running' || state === 'queued' || hasEnded(state);
  return { run: id, isPreview: !(wasDone && asked === 'wrong') };
}

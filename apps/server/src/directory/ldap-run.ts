import { randomUUID } from 'node:crypto';
import type { LdapMapping } from '@casbah/domain/directory';
import { MOST_PEOPLE_IN_A_RUN } from '@casbah/domain/directory';
import { GROUP_NAME_MAX } from '@casbah/domain/group';
import {
  findConnection,
  type StoredConnection,
} from '@casbah/stores/control/directory/directory-connections';
import { findGroupsByName, listGroupsFrom } from '@casbah/stores/control/directory/directory-groups';
import { countPeopleBySource, holdDirectory } from '@casbah/stores/control/directory/directory-people';
import { restartRun, type StoredRun } from '@casbah/stores/control/directory/directory-runs';
import {
  addGroups,
  addMembers,
  changeGroup,
  removeGroups,
  setMembers,
} from '@casbah/stores/control/groups/groups';
import type { OutgoingLimits } from '../http/outgoing.ts';
import type { Seal } from '../seal.ts';
import { AT_ONCE, doBatch, doMissing, judgeMissing, MOST_WRONG_LINES } from './batch.ts';
import { delegatorNow } from './delegator.ts';
import { inStep, type RunParts } from './file-run.ts';
import { type LdapAddress, LdapFailed, type LdapSession, withDirectory } from './ldap-client.ts';
import { attributesOf, comparedDn, idOf, type LdapEntry, readEntry, valuesOf } from './ldap-entry.ts';
import type { RowReading } from './person-row.ts';
import { Planner } from './plan.ts';
import { RunFailed } from './run-failed.ts';

export interface LdapParts {
  seal: Seal;
  outgoing: Pick<OutgoingLimits, 'allowedHosts' | 'resolveName'>;
}

/** Seal context of a directory's password: it can't be opened anywhere else. */
export const passwordContext = (tenant: string): string => `directory password of ${tenant}`;

/** Maximum groups per run; `MOST_MEMBERSHIPS` limits their members in total. */
const MOST_GROUPS = 50_000;
const MOST_MEMBERSHIPS = 5_000_000;
/** Maximum people who may be deactivated whatever their share. */
const FEW = 5;

interface Group {
  externalId: string;
  name: string;
  members: Set<string>;
}

/** Syncs people and groups from a company's LDAP directory. Repeating a run gives the same result. */
export class LdapSync {
  readonly #parts: LdapParts;

  constructor(parts: LdapParts) {
    this.#parts = parts;
  }

  async run(parts: RunParts, run: StoredRun): Promise<void> {
    const { control } = parts;
    const connection = await control.inTenant(run.tenant_id, async (tx) => {
      // An interrupted run starts over, because directories don't guarantee an order.
      await restartRun(tx, run.id);
      return findConnection(tx, run.tenant_id);
    });
    if (connection === undefined) throw new RunFailed('ldap_unreachable');
    // Before connecting, because the password must not be sent without permission.
    await control.inTenant(run.tenant_id, (tx) =>
      delegatorNow(tx, { tenant: run.tenant_id, kind: 'ldap', user: connection.modified_by }),
    );
    try {
      await withDirectory(this.addressOf(connection), this.#parts.outgoing, (session) =>
        new Sync(parts, run, connection, session).all(),
      );
    } catch (error) {
      throw error instanceof LdapFailed ? new RunFailed(error.reason, { cause: error }) : error;
    }
  }

  addressOf(connection: StoredConnection): LdapAddress {
    const { url, start_tls, certificate, bind_dn, sealed_password, tenant_id } = connection;
    const password =
      sealed_password === null ? '' : this.#parts.seal.open(sealed_password, passwordContext(tenant_id));
    return { url, start_tls, certificate, bind_dn, password };
  }
}

class Sync {
  readonly #parts: RunParts;
  readonly #run: StoredRun;
  readonly #connection: StoredConnection;
  readonly #session: LdapSession;
  readonly #planner = new Planner('ldap');
  readonly #groups = new Map<string, Group>();
  /** IDs of people by DN. */
  readonly #people = new Map<string, string>();
  #memberships = 0;
  #wrong = 0;

  constructor(parts: RunParts, run: StoredRun, connection: StoredConnection, session: LdapSession) {
    this.#parts = parts;
    this.#run = run;
    this.#connection = connection;
    this.#session = session;
  }

  async all(): Promise<void> {
    await this.#readGroups();
    const found = await this.#doPeople();
    if (found === 0) throw new RunFailed('ldap_nobody');
    if (this.#connection.missing === 'deactivate') await this.#doMissing();
    if (this.#connection.group_base_dn !== '') await this.#doGroups();
  }

  async #readGroups(): Promise<void> {
    const { group_base_dn: base, group_filter: filter } = this.#connection;
    if (base === '') return;
    const id = this.#mapping.id;
    const attributes = ['cn', 'member', 'uniqueMember', id];
    for await (const entries of this.#session.search(base, filter, attributes, binaryOf(id)))
      for (const entry of entries) {
        if (this.#groups.size >= MOST_GROUPS) throw new RunFailed('too_many_people');
        const name = [...String(valuesOf(entry, 'cn')[0] ?? '')].slice(0, GROUP_NAME_MAX).join('').trim();
        const externalId = idOf(entry, id) || comparedDn(entry.dn).slice(0, 256);
        if (name === '') continue;
        const group: Group = { externalId, name, members: new Set() };
        for (const attribute of ['member', 'uniqueMember'])
          for (const member of valuesOf(entry, attribute)) this.#join(group, comparedDn(String(member)));
        this.#groups.set(comparedDn(entry.dn), group);
      }
  }

  #join(group: Group, dn: string): void {
    if (group.members.has(dn)) return;
    this.#memberships += 1;
    if (this.#memberships > MOST_MEMBERSHIPS) throw new RunFailed('too_many_people');
    group.members.add(dn);
  }

  /** The person whose permissions limit the run: who set up the connection, or took it over. */
  get #actsFor(): string | null {
    return this.#connection.modified_by;
  }

  get #mapping(): LdapMapping {
    return this.#connection.mapping;
  }

  async #doPeople(): Promise<number> {
    const { base_dn: base, user_filter: filter } = this.#connection;
    let found = 0;
    const pages = this.#session.search(base, filter, attributesOf(this.#mapping), binaryOf(this.#mapping.id));
    for await (const entries of pages) {
      const readings = entries.map((entry, index) => readEntry(entry, this.#mapping, found + index + 1));
      found += entries.length;
      if (found > MOST_PEOPLE_IN_A_RUN) throw new RunFailed('too_many_people');
      const dnOf = new Map(entries.map((entry, index) => [found - entries.length + index + 1, entry]));
      for (let start = 0; start < readings.length; start += AT_ONCE)
        await this.#doBatch(readings.slice(start, start + AT_ONCE), found, dnOf);
    }
    return found;
  }

  async #doBatch(
    readings: readonly RowReading[],
    found: number,
    entryOf: ReadonlyMap<number, LdapEntry>,
  ): Promise<void> {
    const people = await inStep(this.#parts, this.#run, async (tx, context) => {
      const done = await doBatch(tx, this.#run, {
        planner: this.#planner,
        readings,
        actsFor: this.#actsFor,
        ...context,
      });
      const lines = (done.step.lines ?? []).slice(0, Math.max(0, MOST_WRONG_LINES - this.#wrong));
      this.#wrong += done.step.wrong ?? 0;
      return { step: { ...done.step, people: found, lines }, result: done.people };
    });
    for (const { record, id } of people) {
      const entry = entryOf.get(record.line);
      if (entry === undefined) continue;
      const dn = comparedDn(entry.dn);
      this.#people.set(dn, id);
      for (const group of valuesOf(entry, 'memberOf')) {
        const known = this.#groups.get(comparedDn(String(group)));
        if (known !== undefined) this.#join(known, dn);
      }
    }
  }

  /** Deactivates people who left the directory. If they are too many, the search is probably wrong: no one is deactivated. */
  async #doMissing(): Promise<void> {
    const { control } = this.#parts;
    const tenant = this.#run.tenant_id;
    let gone = 0;
    for (let after: string | undefined = ''; after !== undefined; ) {
      const from: string = after;
      const missing = await control.inTenant(tenant, (tx) =>
        judgeMissing(tx, this.#run, { planner: this.#planner, after: from, actsFor: this.#actsFor }),
      );
      gone += missing.gone.length;
      after = missing.after;
    }
    const sources = await control.inTenant(tenant, (tx) => countPeopleBySource(tx, tenant));
    const active = sources.find(({ source }) => source === 'ldap')?.active ?? 0;
    if (gone > FEW && gone * 100 > active * this.#connection.most_missing_percent)
      throw new RunFailed('too_many_missing');
    for (let after: string | undefined = ''; after !== undefined; ) {
      const from: string = after;
      after = await inStep(this.#parts, this.#run, async (tx, context) => {
        const done = await doMissing(tx, this.#run, {
          planner: this.#planner,
          after: from,
          actsFor: this.#actsFor,
          ...context,
        });
        return { step: done.step, result: done.after };
      });
    }
  }

  async #doGroups(): Promise<void> {
    const { clock } = this.#parts;
    const tenant = this.#run.tenant_id;
    const groups = [...this.#groups.values()];
    const time = clock();
    const own = await inStep(this.#parts, this.#run, async (tx) => {
      await delegatorNow(tx, { tenant, kind: 'ldap', user: this.#actsFor });
      await holdDirectory(tx, tenant);
      const before = await listGroupsFrom(tx, { tenant, source: 'ldap' });
      const wanted = new Set(groups.map(({ externalId }) => externalId));
      // If the search finds no groups at all, it is probably wrong.
      const gone = groups.length === 0 ? [] : before;
      await removeGroups(
        tx,
        gone
          .filter(({ external_id }) => external_id === null || !wanted.has(external_id))
          .map(({ id }) => id),
      );
      const known = new Map(before.map((group) => [group.external_id, group]));
      const renamed = groups.filter(({ externalId, name }) => {
        const old = known.get(externalId);
        return old !== undefined && old.name !== name;
      });
      // If another group has the name, that group keeps it.
      const taken = new Set(
        (
          await findGroupsByName(tx, { tenant, kind: 'directory', names: groups.map(({ name }) => name) })
        ).map(({ name }) => name.toLowerCase()),
      );
      for (const { externalId, name } of renamed) {
        const id = known.get(externalId)?.id;
        if (id !== undefined && !taken.has(name.toLowerCase()))
          await changeGroup(tx, id, { name, modified_on: time, modified_by: null });
      }
      const fresh = groups.filter(({ externalId }) => !known.has(externalId));
      for (let start = 0; start < fresh.length; start += AT_ONCE)
        await addGroups(
          tx,
          fresh.slice(start, start + AT_ONCE).map(({ externalId, name }) => ({
            id: randomUUID(),
            tenant_id: tenant,
            name,
            description: '',
            kind: 'directory',
            source: 'ldap',
            external_id: externalId,
            created_on: time,
            created_by: null,
            modified_on: time,
            modified_by: null,
          })),
        );
      const now = await listGroupsFrom(tx, { tenant, source: 'ldap' });
      return { step: {}, result: new Map(now.map(({ external_id, id }) => [external_id, id])) };
    });
    for (const { externalId, members } of groups) {
      const group = own.get(externalId);
      if (group === undefined) continue;
      const users = [...members].flatMap((dn) => this.#people.get(dn) ?? []);
      await inStep(this.#parts, this.#run, async (tx) => {
        if (users.length <= 10_000) await setMembers(tx, { tenant, group, users });
        else {
          await setMembers(tx, { tenant, group, users: users.slice(0, 10_000) });
          for (let start = 10_000; start < users.length; start += 10_000)
            await addMembers(tx, { tenant, group, users: users.slice(start, start + 10_000) });
        }
        return { step: {}, result: undefined };
      });
    }
  }
}

/** Attributes requested as bytes: read as text, they would be corrupted. */
function binaryOf(id: string): string[] {
  return /guid$/i.test(id) ? [...new Set([id, 'objectGUID', 'GUID'])] : [];
}

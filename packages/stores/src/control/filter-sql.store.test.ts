import { anyFilterOver } from '@casbah/domain/filter/any-filter';
import { evaluateRow, type RowValue } from '@casbah/domain/filter/evaluate-row';
import { ALL, type Condition, type Filter, TEXT_OPERATORS } from '@casbah/domain/filter/expression';
import { conditionsOf, isTextType, namesOf, type Vocabulary } from '@casbah/domain/filter/vocabulary';
import { GROUP_FIELDS, type GroupField } from '@casbah/domain/group-fields';
import { HISTORY_FIELDS, type HistoryField } from '@casbah/domain/history-fields';
import { PEOPLE_FIELDS, type PeopleField } from '@casbah/domain/people-fields';
import { DAY_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { addGroup, addMembers, type ListedGroup, listGroups } from './groups/groups.ts';
import { type AuditEntry, listAudit } from './history/audit-trail.ts';
import { writeAudit } from './history/write-audit.ts';
import { addTenant } from './tenant/tenants.ts';
import { type OpenDriver, onEachDriver, testedDrivers } from './tested-drivers.ts';
import type { TenantTx } from './transaction.ts';
import { addPeople } from './users/people.ts';
import { listPeople, type PersonRow } from './users/people-list.ts';

const { drivers } = await testedDrivers();
const TENANT = 'atlas';
const START = Date.UTC(2026, 10, 23);

/** Text fragments with a meaning in SQL or in `like`, and plain ones. */
const SNIPPETS = [
  'a',
  'A',
  'ÜN',
  'ü',
  '%',
  '_',
  '\\',
  "'",
  "'; drop table users; --",
  '',
  'Sales',
  '1',
  '\0',
  '\ud800',
  's*',
  '?a*',
];

/** Conditions over values that the rows contain, and over others. */
function anyConditionOn<Field extends string>(
  fields: Vocabulary<Field>,
  known: (field: Field) => readonly string[],
): fc.Arbitrary<Condition<Field>> {
  return fc.constantFrom(...namesOf(fields)).chain((field) => {
    const definition = fields[field];
    const isText = isTextType(definition.type);
    const anyText = fc.constantFrom(...known(field), ...(definition.values ?? []), ...SNIPPETS);
    const anyNumber = fc.oneof(
      fc.integer({ min: -1, max: 12 }).map((day) => START + day * DAY_MS),
      fc.constantFrom(0, 1.5, START + 0.5, 1e21),
    );
    return fc.oneof(
      ...conditionsOf(definition).map((kind): fc.Arbitrary<Condition<Field>> => {
        if (kind === 'exists') return fc.constant({ kind, field });
        if (kind === 'in')
          return fc
            .array<string | number>(isText ? anyText : anyNumber, { minLength: 1, maxLength: 3 })
            .map((values) => ({ kind, field, values }));
        if (kind === 'text')
          return fc
            .record({ operator: fc.constantFrom(...TEXT_OPERATORS), value: anyText })
            .map(({ operator, value }) => ({ kind, field, operator, value }));
        return fc
          .record({ operator: fc.constantFrom('<', '<=', '>', '>='), value: anyNumber })
          .map(({ operator, value }) => ({ kind, field, operator, value }));
      }),
    );
  });
}

/** A list whose filters match the same rows in SQL and in memory. */
async function sameInMemory<Field extends string, Row>(list: {
  fields: Vocabulary<Field>;
  rows: readonly Row[];
  valueIn: (row: Row, field: Field) => RowValue;
  known: (field: Field) => readonly string[];
  nameOf: (row: Row) => string;
  found: (filter: Filter<Field>) => Promise<readonly Row[]>;
}): Promise<void> {
  const { fields, rows, valueIn, nameOf } = list;
  await fc.assert(
    fc.asyncProperty(anyFilterOver(anyConditionOn(fields, list.known)), async (filter) => {
      const expected = rows.filter((row) => evaluateRow(filter, fields, (field) => valueIn(row, field)));
      const found = (await list.found(filter)).map(nameOf).toSorted();
      const wanted = expected.map(nameOf).toSorted();
      if (found.join() !== wanted.join())
        throw new Error(`found ${found.join()}, wanted ${wanted.join()} of ${JSON.stringify(filter)}`);
    }),
    { numRuns: 250 },
  );
}

onEachDriver(drivers, 'a filter in SQL finds what it finds in memory', ({ open }) => {
  let driver: OpenDriver;
  const inAtlas = <Result>(work: (tx: TenantTx) => Promise<Result>) => driver.store.inTenant(TENANT, work);
  beforeAll(async () => {
    driver = await open();
    await driver.store.migrate();
    await driver.store.asSystem((tx) =>
      addTenant(tx, { id: TENANT, name: TENANT, primary_domain: 'atlas.example', created_on: 1 }),
    );
  });
  afterAll(() => driver?.remove());

  test('entries of the history', async () => {
    const actions = ['tag.created', 'TAG.created', 'user.changed'];
    await inAtlas(async (tx) => {
      for (let n = 0; n < 12; n += 1)
        await writeAudit(tx, {
          tenant: TENANT,
          time: START + n * DAY_MS,
          user:
            n % 4 === 0 ? null : { id: `u-${n}`, email: `${['ünal', 'amy', 'b_b'][n % 3]}@atlas.example` },
          event: 'tag.created',
          action: actions[n % 3] ?? '',
          ...(n % 2 === 0 ? {} : { object: ['s-1', 'S-1', "o'1"][n % 3] ?? '' }),
          outcome: n % 5 === 0 ? 'DENIED' : 'success',
        });
    });
    const read = (filter: Filter<HistoryField>) => inAtlas((tx) => listAudit(tx, { limit: 100, filter }));
    const columns = { person: 'user_email', action: 'action', object: 'object', outcome: 'outcome' } as const;
    await sameInMemory<HistoryField, AuditEntry>({
      fields: HISTORY_FIELDS,
      rows: await read(ALL),
      valueIn: (entry, field) => {
        if (field === 'time') return entry.time;
        if (field !== 'text') return entry[columns[field]];
        const { user_email, address, action, object, outcome, request_id } = entry;
        const words = [user_email, address, action, object, outcome, request_id, '{}', '{}'];
        return words.filter((word) => word !== null).join(' ');
      },
      known: () => ['Amy@atlas.example', 'ÜNAL@atlas.example', 's-1', "o'1", ...actions, 'success', 'b_b'],
      nameOf: ({ sequence }) => String(sequence),
      found: read,
    });
  });

  test('groups', async () => {
    await inAtlas(async (tx) => {
      for (let n = 0; n < 12; n += 1)
        await addGroup(tx, {
          id: `g-${n}`,
          tenant_id: TENANT,
          name: `${['Sales', 'Ünits', '100%_sure'][n % 3]} ${n}`,
          description: n % 2 === 0 ? '' : ['sales of ü', "o'hara", '\\'][n % 3],
          kind: n % 2 === 0 ? 'directory' : 'custom',
          source: n % 3 === 0 ? 'scim' : 'console',
          created_on: START + n * DAY_MS,
          modified_on: START + (11 - n) * DAY_MS,
        });
    });
    const page = { limit: 100, offset: 0, sort: 'name', descending: false } as const;
    const read = async (filter: Filter<GroupField>) =>
      (await inAtlas((tx) => listGroups(tx, filter, page))).groups;
    await sameInMemory<GroupField, ListedGroup>({
      fields: GROUP_FIELDS,
      rows: await read(ALL),
      valueIn: (group, field) => {
        switch (field) {
          case 'text':
            return `${group.name}\n${group.description}`;
          case 'created':
            return group.created_on;
          case 'modified':
            return group.modified_on;
          default:
            return group[field];
        }
      },
      known: () => ['g-1', 'G-1', 'sales 0', 'ÜNITS 1', 'hara'],
      nameOf: ({ id }) => id,
      found: read,
    });
  });

  test('people', async () => {
    const people = Array.from({ length: 24 }, (_, n) => ({
      id: `p-${n}`,
      email: `${['amy', 'ünal', 'b_b'][n % 3]}${n}@${n % 2 === 0 ? 'atlas' : 'rif'}.example`,
      first_name: ['Amy', 'Ünal', ''][n % 3] ?? '',
      last_name: 'Alami',
      department: ['', 'Sales', 'sales', 'IT'][n % 4] ?? '',
      source: n % 2 === 0 ? ('scim' as const) : ('csv' as const),
      is_active: n % 5 !== 0,
      is_db_login_allowed: n % 7 === 0,
    }));
    const isIn = (id: string) => Number(id.slice(2)) % 3 === 0;
    await inAtlas(async (tx) => {
      await addPeople(tx, people, { tenant: TENANT, time: 5, by: 'root' });
      const users = people.map(({ id }) => id).filter(isIn);
      await addMembers(tx, { tenant: TENANT, group: 'g-0', users });
    });
    const page = { order: 'email', descending: false, limit: 100, offset: 0 } as const;
    const read = async (filter: Filter<PeopleField>) => {
      const asked = { tenant: TENANT, reach: 'everyone', filter, now: START } as const;
      return (await inAtlas((tx) => listPeople(tx, asked, page))).people;
    };
    await sameInMemory<PeopleField, PersonRow>({
      fields: PEOPLE_FIELDS,
      rows: await read(ALL),
      valueIn: (person, field) => {
        switch (field) {
          case 'text':
            return `${person.name} ${person.email}`;
          case 'status':
            return person.is_active ? 'active' : 'inactive';
          case 'role':
            return 'enduser';
          case 'sign_in':
            return person.is_db_login_allowed ? 'password' : 'sso';
          case 'seen':
            return 'never';
          case 'domain':
            return person.email.split('@')[1];
          case 'group':
            return isIn(person.id) ? ['g-0'] : [];
          case 'profile':
            return [];
          default:
            return person[field];
        }
      },
      known: () => ['Amy', 'ATLAS.example', 'rif', 'Sales', 'g-0', 'IT'],
      nameOf: ({ id }) => id,
      found: read,
    });
  });
});

import { expectTypeOf, test } from 'vitest';
import { listTags } from './tags/tags.ts';
import { listTenants } from './tenant/tenants.ts';
import type { ControlTx, SystemTx, TenantTx } from './transaction.ts';
import { findUser } from './users/users.ts';

test('a read of a whole tenant does not compile in a transaction that sees every tenant', () => {
  expectTypeOf<SystemTx>().not.toExtend<TenantTx>();
  expectTypeOf<ControlTx>().not.toExtend<TenantTx>();
  // @ts-expect-error: it would answer the tags of every tenant.
  const _read = (tx: SystemTx) => listTags(tx);
});

test('a read across tenants does not compile in the transaction of one', () => {
  expectTypeOf<TenantTx>().not.toExtend<SystemTx>();
  expectTypeOf<ControlTx>().not.toExtend<SystemTx>();
  // @ts-expect-error: row-level security would answer one tenant at most.
  const _read = (tx: TenantTx) => listTenants(tx);
});

test('queries valid in both accept either', () => {
  expectTypeOf<TenantTx>().toExtend<ControlTx>();
  expectTypeOf<SystemTx>().toExtend<ControlTx>();
  expectTypeOf(findUser).parameter(0).toEqualTypeOf<ControlTx>();
});

import type { ChainFault, ChainStateName } from '@casbah/domain/audit-chain';
import type { ControlTx, SystemTx } from '../transaction.ts';
import { type AuditSeal, type ChainEnd, hashOfEntry, isSameSeal, NO_ENTRY_BEFORE } from './audit-chain.ts';
import { type AuditEntry, NO_TENANT } from './audit-trail.ts';

export interface ChainState {
  tenant: string;
  /**
   * `intact`: no entry was changed, removed, inserted or cut off. `unproven`: the chain is consistent, but
   * entries up to `unprovenUpTo` are signed with a key this installation doesn't have. `broken`: see `fault`.
   */
  state: ChainStateName;
  /** Number of entries checked. */
  entries: number;
  /** Times of the first and last entry checked. */
  first: number | null;
  last: number | null;
  /** Hash of the last valid entry. A copy kept elsewhere later proves that everything up to here is unchanged. */
  hash: string;
  fault?: { sequence: number; reason: ChainFault };
  unprovenUpTo?: number;
}

/** Entries checked per batch. Hashing takes a few milliseconds, and other work runs between batches. */
const ENTRIES_AT_A_TIME = 200;

/** Runs a transaction that sees the chain, as its tenant or as system. */
export type ReadChain = <Result>(work: (tx: ControlTx) => Promise<Result>) => Promise<Result>;

/**
 * Verifies a chain from first to last entry in batches, including entries added meanwhile. Stops at the first
 * fault.
 */
export async function checkAuditChain(
  read: ReadChain,
  tenant: string,
  { signal, atATime = ENTRIES_AT_A_TIME }: { signal?: AbortSignal; atATime?: number } = {},
): Promise<ChainState> {
  const state: ChainState = {
    tenant,
    state: 'intact',
    entries: 0,
    first: null,
    last: null,
    hash: NO_ENTRY_BEFORE,
  };
  const broken = (sequence: number, reason: ChainFault): ChainState => {
    const { unprovenUpTo: _, ...rest } = state;
    return { ...rest, state: 'broken', fault: { sequence, reason } };
  };
  for (;;) {
    signal?.throwIfAborted();
    const { end, entries, seal, hasSignIns } = await read((tx) =>
      readPiece(tx, tenant, state.entries, atATime),
    );
    if (seal === undefined) throw new Error('A store without the key of the audit trail cannot check it');
    if (end === undefined) {
      if (state.entries > 0 || entries.length > 0) return broken(state.entries + 1, 'end_changed');
      return hasSignIns ? broken(1, 'chain_missing') : state;
    }
    for (const entry of entries) {
      const sequence = state.entries + 1;
      const fault = faultOf(entry, sequence, state.hash, seal);
      if (fault !== undefined) return broken(sequence, fault);
      if (sequence > end.sequence) return broken(sequence, 'entry_added');
      if (entry.sealed_with !== seal.keyId) {
        state.state = 'unproven';
        state.unprovenUpTo = sequence;
      }
      state.entries = sequence;
      state.hash = entry.hash;
      state.first ??= entry.time;
      state.last = entry.time;
    }
    if (entries.length === atATime) continue;
    if (state.entries < end.sequence) return broken(state.entries + 1, 'end_missing');
    if (end.hash !== state.hash) return broken(state.entries, 'end_changed');
    if (end.sealed_with === seal.keyId)
      return isSameSeal(end.seal, seal.ofEnd(end)) ? state : broken(state.entries, 'end_changed');
    return { ...state, state: 'unproven', unprovenUpTo: state.entries };
  }
}

function faultOf(
  entry: AuditEntry,
  sequence: number,
  previous: string,
  seal: AuditSeal,
): ChainFault | undefined {
  if (entry.sequence !== sequence) return 'entry_missing';
  if (hashOfEntry(entry) !== entry.hash) return 'entry_changed';
  if (entry.previous !== previous) return 'order_changed';
  if (entry.sealed_with === seal.keyId && !isSameSeal(entry.seal, seal.ofEntry(entry.hash)))
    return 'entry_forged';
  return undefined;
}

interface Piece {
  end: (ChainEnd & { sealed_with: string; seal: string }) | undefined;
  entries: AuditEntry[];
  seal: AuditSeal | undefined;
  hasSignIns: boolean;
}

async function readPiece(tx: ControlTx, tenant: string, after: number, limit: number): Promise<Piece> {
  // Locked, so nothing is added meanwhile and the end matches the entries.
  const end = await tx
    .selectFrom('audit_chains')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .forShare()
    .executeTakeFirst();
  const entries = await tx
    .selectFrom('audit_trail')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(limit)
    .execute();
  return {
    end,
    entries,
    seal: tx.auditSeal,
    hasSignIns: end === undefined && (await hasSignIns(tx, tenant)),
  };
}

async function hasSignIns(tx: ControlTx, tenant: string): Promise<boolean> {
  if (tenant === NO_TENANT) return false;
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('last_sign_in', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** All existing and expected chains by tenant, the one without a tenant first. Runs as system. */
export async function listAuditChains(tx: SystemTx): Promise<string[]> {
  const [tenants, chains, entries] = [
    await tx.selectFrom('tenants').select('id').execute(),
    await tx.selectFrom('audit_chains').select('tenant_id as id').execute(),
    await tx.selectFrom('audit_trail').select('tenant_id as id').distinct().execute(),
  ];
  return [...new Set([NO_TENANT, ...[...tenants, ...chains, ...entries].map(({ id }) => id)])].sort();
}

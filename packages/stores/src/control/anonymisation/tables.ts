import type { RevealKind } from '@casbah/domain/reveal';
import type { JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Unmask requests, and requests to end anonymization: one person requests, another one decides. */
interface Reveals {
  id: string;
  tenant_id: string;
  kind: RevealKind;
  /** `anon-user.N` of each person; empty if the request covers everyone. */
  people: JSONColumnType<readonly string[]>;
  reason: string;
  asked_by: string;
  asked_on: Millis;
  /** Deadline for the decision. */
  lapses_on: Millis;
  decision: 'approved' | 'refused' | null;
  decided_by: string | null;
  decided_on: Millis | null;
  /** When the requester stops seeing the names. */
  holds_until: Millis | null;
  /** The real names, encrypted; deleted once the request expires. */
  sealed_names: string | null;
  /** When it was canceled or revoked before it expired. */
  ended_on: Millis | null;
}

declare module '../database.ts' {
  interface Database {
    reveals: Reveals;
  }
}

import type { RevealKind } from '@casbah/domain/reveal';
import type { JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Unmask requests, and requests to end anonymization: one person asks, another one decides. */
interface Reveals {
  id: string;
  tenant_id: string;
  kind: RevealKind;
  /** `anon-user.N` of each; none where all are meant. */
  people: JSONColumnType<readonly string[]>;
  reason: string;
  asked_by: string;
  asked_on: Millis;
  /** Until when it can be decided. */
  lapses_on: Millis;
  decision: 'approved' | 'refused' | null;
  decided_by: string | null;
  decided_on: Millis | null;
  /** When the requester stops seeing the names. */
  holds_until: Millis | null;
  /** Who they are, sealed; gone once it doesn't hold anymore. */
  sealed_names: string | null;
  /** When it was canceled or revoked before it expired. */
  ended_on: Millis | null;
}

declare module '../database.ts' {
  interface Database {
    reveals: Reveals;
  }
}

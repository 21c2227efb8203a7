import type { PersonNames } from '@casbah/domain/person-names';
import type { LoadJob, LoadOutcome, LoadProgress, LoadWait } from './load.ts';

/** What the server says to the thread that reads. One load at a time. */
export type ToThread =
  | { kind: 'read'; job: LoadJob }
  | { kind: 'answer'; call: number; answer: 'new' | 'duplicate' | 'done' }
  | { kind: 'people'; call: number; people: readonly PersonNames[] }
  /** What was to be kept could not be: `code` tells whether that passes by itself. */
  | { kind: 'failure'; call: number; message: string; code: string | undefined }
  /** Another tenant's turn: finish the batch in hand and say how it ended. */
  | { kind: 'rest' }
  /** Stop at once: the batch in hand is read again when the load goes on. */
  | { kind: 'stop' };

/** What the thread says. Each `call` is answered when what it tells is safe. */
export type FromThread =
  | { kind: 'hashed'; call: number; hash: string }
  | { kind: 'gathered'; call: number; size: number }
  /** Answered with the people that follow `after`, by address. */
  | { kind: 'people'; call: number; after: string }
  | { kind: 'committed'; call: number; progress: LoadProgress }
  | { kind: 'moved'; progress: number; waitingFor: LoadWait | undefined }
  | { kind: 'ended'; outcome: LoadOutcome; cause: string | undefined };

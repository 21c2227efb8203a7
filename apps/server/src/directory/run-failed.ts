import type { RunError } from '@casbah/domain/directory';

/** The run was canceled: the batch in hand is undone. */
export class RunCancelled extends Error {
  constructor() {
    super('The run was cancelled');
    this.name = 'RunCancelled';
  }
}

/** A run that can't go on, and why. */
export class RunFailed extends Error {
  readonly reason: RunError;
  constructor(reason: RunError, options?: ErrorOptions) {
    super(`The run cannot go on: ${reason}`, options);
    this.name = 'RunFailed';
    this.reason = reason;
  }
}

import type { RunError } from '@casbah/domain/directory';

/** Another server has the run now, or it was cancelled: the batch in hand is undone. */
export class RunLost extends Error {
  constructor() {
    super('The run was cancelled, or another server has taken it');
    this.name = 'RunLost';
  }
}

/** A run that cannot go on, and why. */
export class RunFailed extends Error {
  readonly reason: RunError;
  constructor(reason: RunError, options?: ErrorOptions) {
    super(`The run cannot go on: ${reason}`, options);
    this.name = 'RunFailed';
    this.reason = reason;
  }
}

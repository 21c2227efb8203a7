import type { RunError } from '@casbah/domain/directory';

/** The run was canceled: the current batch is rolled back. */
export class RunCancelled extends Error {
  constructor() {
    super('The run was cancelled');
    this.name = 'RunCancelled';
  }
}

/** The run can't continue, with the reason. */
export class RunFailed extends Error {
  readonly reason: RunError;
  constructor(reason: RunError, options?: ErrorOptions) {
    super(`The run cannot go on: ${reason}`, options);
    this.name = 'RunFailed';
    this.reason = reason;
  }
}

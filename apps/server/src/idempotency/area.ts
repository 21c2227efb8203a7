import { area } from '../areas/define.ts';
import { removeOldAnswers } from '../http/idempotency.ts';
import { cleanup } from '../jobs/cleanup.ts';

/** The HTTP layer handles the keys: any call may take one. */
export const idempotencyArea = area({
  name: 'idempotency',
  needs: ['control', 'clock'],
  build: (parts) => ({ jobs: [cleanup('idempotency', parts, removeOldAnswers)] }),
});

import type { ErrorTable } from '../error-table.ts';

export const syslogErrors = {
  SYSLOG_SENDER_TAKEN: { status: 409, code: 10, field: 'senders' },
} as const satisfies ErrorTable;

import type { syslogCalls } from '@casbah/contract/syslog';
import { type Attempts, type Fixture, proxiedList, proxiedThing } from '../areas/fixture.ts';
import { syslogChanges } from './test-changes.ts';

export const syslogFixture: Fixture = {
  foreign: (other): Attempts<typeof syslogCalls> => ({
    'GET /admin/datasources/{id}/syslog': () => [{ url: other.sourcePath('/syslog') }],
    'PUT /admin/datasources/{id}/syslog': () => [{ url: other.sourcePath('/syslog'), body: { senders: [] } }],
  }),
  proxied: (other) => [
    ...proxiedThing('logstreamconfig', other.source, { senders: [] }),
    proxiedList('logstreamconfig'),
  ],
  changes: syslogChanges,
};

import { HOUR_MS } from '@casbah/domain/time-units';
import { area } from '../areas/define.ts';
import { departmentsOf } from './departments-of.ts';
import { KnownPeople } from './known-people.ts';
import { LdapSync } from './ldap-run.ts';
import { personOf } from './person-of.ts';
import { directoryHandlers } from './routes.ts';
import { DirectoryRuns } from './runs.ts';
import { DirectoryService } from './service.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Departments of a company's people. */
    departmentsOf: ReturnType<typeof departmentsOf>;
    /** Directory details of a person. */
    personOf: ReturnType<typeof personOf>;
    /** Names and departments of a company's people, by address. */
    knownPeople: (tenant: string) => ReturnType<KnownPeople['of']>;
  }
}

/** People from CSV files and the LDAP directory. */
export const directoryArea = area({
  name: 'directory',
  needs: ['settings', 'control', 'clock', 'files', 'seal', 'onFault', 'outgoingLimits', 'bodyPatience'],
  gives: ['departmentsOf', 'personOf', 'knownPeople'],
  build({ settings, outgoingLimits: outgoing, ...parts }) {
    const runs = new DirectoryRuns({ ...parts, ldap: new LdapSync({ seal: parts.seal, outgoing }) });
    const known = new KnownPeople(parts.control);
    const service = new DirectoryService({ ...parts, outgoing });
    return {
      handlers: directoryHandlers({ service, publicUrl: settings.publicUrl }),
      jobs: [runs.job, { name: 'directory.cleanup', every: HOUR_MS, run: () => runs.cleanup() }],
      onSignal(signal) {
        if ('area' in signal && signal.area === 'users') known.forget(signal.tenant);
      },
      onResync: () => known.forget(undefined),
      provides: {
        departmentsOf: departmentsOf(parts.control),
        personOf: personOf(parts.control),
        knownPeople: (tenant) => known.of(tenant),
      },
    };
  },
});

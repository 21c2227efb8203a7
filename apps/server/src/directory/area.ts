import { area } from '../areas/define.ts';
import { cleanup } from '../jobs/cleanup.ts';
import { departmentsOf } from './departments-of.ts';
import { LdapSync } from './ldap-run.ts';
import { personOf } from './person-of.ts';
import { directoryHandlers } from './routes.ts';
import { DirectoryRuns } from './runs.ts';
import { DirectoryService } from './service.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** The departments of a company's people. */
    departmentsOf: ReturnType<typeof departmentsOf>;
    /** What the directory says of a person. */
    personOf: ReturnType<typeof personOf>;
  }
}

/** People from files and from the LDAP directory. */
export const directoryArea = area({
  name: 'directory',
  needs: ['settings', 'control', 'clock', 'files', 'seal', 'onFault', 'outgoingLimits', 'bodyPatience'],
  gives: ['departmentsOf', 'personOf'],
  build({ settings, outgoingLimits: outgoing, ...parts }) {
    const runs = new DirectoryRuns({ ...parts, ldap: new LdapSync({ seal: parts.seal, outgoing }) });
    const service = new DirectoryService({ ...parts, outgoing });
    return {
      handlers: directoryHandlers({ service, publicUrl: settings.publicUrl }),
      jobs: [runs.job, cleanup('directory', () => runs.tidy())],
      provides: { departmentsOf: departmentsOf(parts.control), personOf: personOf(parts.control) },
    };
  },
});

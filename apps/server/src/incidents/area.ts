import { removeOldIncidents } from '@casbah/stores/control/incidents/raise';
import { area } from '../areas/define.ts';
import { cleanup } from '../jobs/cleanup.ts';
import { Incidents } from './raise.ts';
import { incidentReader } from './reader.ts';
import { incidentsHandlers } from './routes.ts';
import { IncidentService } from './service.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Raises incidents in the transaction of what caused them. */
    incidents: Incidents;
  }
}

/** What people work on when a policy or an alert rule calls for it. */
export const incidentsArea = area({
  name: 'incidents',
  needs: [
    ...(['control', 'clock', 'seal', 'pseudonymOf', 'nameOfOwner'] as const),
    ...(['servicesOf', 'peopleSeenBy', 'knownPeople', 'withPeople'] as const),
  ],
  gives: ['incidents'],
  build({ control, clock, seal, pseudonymOf, nameOfOwner, ...reading }) {
    const incidents = new Incidents({ seal, pseudonymOf });
    return {
      handlers: incidentsHandlers({
        control,
        clock,
        incidents,
        ask: incidentReader(reading),
        service: new IncidentService({ control, clock, seal, nameOfOwner }),
      }),
      jobs: [cleanup('incidents', { control, clock }, removeOldIncidents)],
      provides: { incidents },
    };
  },
});

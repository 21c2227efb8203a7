import type { Scope } from '@casbah/domain/access-profile';
import { area } from '../areas/define.ts';
import { accessProfileResource } from './resource.ts';
import { accessProfilesHandlers } from './routes.ts';
import { AccessProfilesService } from './service.ts';
import { withPeople } from './with-people.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Resolves the people that scopes are limited to. */
    withPeople: (tenant: string, scopes: readonly Scope[]) => Promise<readonly Scope[]>;
  }
}

export const accessProfilesArea = area({
  name: 'accessprofiles',
  needs: ['control', 'clock'],
  gives: ['withPeople'],
  build({ control, clock }) {
    const service = new AccessProfilesService({ control, clock });
    return {
      handlers: accessProfilesHandlers({ service }),
      resources: accessProfileResource(service),
      provides: { withPeople: withPeople(control) },
    };
  },
});

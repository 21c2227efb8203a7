import { area } from '../areas/define.ts';
import { GroupsService } from './groups.ts';
import { OrgUnitsService } from './org-units.ts';
import { groupResources } from './resource.ts';
import { groupsHandlers } from './routes.ts';

export const groupsArea = area({
  name: 'groups',
  needs: ['control', 'clock'],
  build(parts) {
    const services = { groups: new GroupsService(parts), orgUnits: new OrgUnitsService(parts) };
    return { handlers: groupsHandlers(services), resources: groupResources(services) };
  },
});

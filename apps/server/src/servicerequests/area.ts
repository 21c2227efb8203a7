import { area } from '../areas/define.ts';
import { serviceRequestsHandlers } from './routes.ts';
import { ServiceRequestsService } from './service.ts';
import { WebsiteLook } from './website-look.ts';

export const serviceRequestsArea = area({
  name: 'servicerequests',
  needs: ['control', 'clock', 'catalogue', 'outgoing'],
  build({ control, clock, catalogue, outgoing }) {
    const service = new ServiceRequestsService({
      control,
      clock,
      nameOf: (id) => catalogue.get(id)?.name,
    });
    const website = new WebsiteLook({ outgoing, serviceOfHost: (host) => catalogue.serviceOfHost(host) });
    return { handlers: serviceRequestsHandlers({ service, website }) };
  },
});

import { area } from '../areas/define.ts';
import { drmResource } from './resource.ts';
import { drmHandlers } from './routes.ts';
import { DrmService } from './service.ts';

export const drmArea = area({
  name: 'drm',
  needs: ['control', 'clock', 'seal', 'outgoing'],
  build(parts) {
    const service = new DrmService(parts);
    return { handlers: drmHandlers({ service }), resources: drmResource(service) };
  },
});

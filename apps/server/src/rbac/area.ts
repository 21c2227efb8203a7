import { area } from '../areas/define.ts';
import { rbacHandlers } from './routes.ts';

export const rbacArea = area({
  name: 'rbac',
  needs: ['tenantSettings'],
  build: ({ tenantSettings }) => ({ handlers: rbacHandlers({ settings: tenantSettings }) }),
});

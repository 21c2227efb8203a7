import type { serviceRequestCalls } from '@casbah/contract/servicerequests';
import { addServiceRequest } from '@casbah/stores/control/servicerequests/service-requests';
import { type Attempts, type Fixture, SECRET } from '../areas/fixture.ts';

const REQUEST = 'request-of-rif';

export const servicerequestsFixture: Fixture = {
  async put(tx, other) {
    await addServiceRequest(tx, {
      tenant_id: other.tenant,
      id: REQUEST,
      kind: 'service',
      service_id: null,
      service_name: SECRET,
      service_url: 'https://secret.example',
      comments: SECRET,
      priority: 3,
      send_email: false,
      state: 'new',
      answer: '',
      created_on: 1,
      created_by: other.user,
      modified_on: 1,
      modified_by: other.user,
    });
  },
  foreign: (): Attempts<typeof serviceRequestCalls> => ({
    'GET /risks/servicerequests': () => [
      { url: '/risks/servicerequests?tenant_id=rif', answers: [200] },
      { url: '/risks/servicerequests?q=secret', answers: [200] },
    ],
    'GET /risks/servicerequests/export': () => [{ url: '/risks/servicerequests/export', answers: [200] }],
    'POST /risks/requestservice': () => [
      { body: { serviceName: 'New', serviceURL: 'https://new.example', tenant_id: 'rif' }, answers: [400] },
    ],
    'POST /risks/reviewservice': () => [{ body: { service_id: 'secret', service_name: 'secret' } }],
    'PATCH /risks/servicerequests/{id}': () => [
      { url: `/risks/servicerequests/${REQUEST}`, body: { state: 'done' } },
    ],
    'POST /risks/website_meta': () => [{ body: { serviceURL: 'https://10.0.0.1' }, answers: [422] }],
  }),
};

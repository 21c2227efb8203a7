import { DEFAULT_BRR_PROFILE } from '@casbah/domain/brr-profile';
import { addBrrProfile } from '@casbah/stores/control/risk/brr-profiles';
import { setServiceAnswer } from '@casbah/stores/control/risk/service-answers';
import { addServiceRequest } from '@casbah/stores/control/servicerequests/service-requests';
import type { TenantTx } from '@casbah/stores/control/transaction';

const PROFILE = 'profile-of-rif';
const REQUEST = 'request-of-rif';

/** A profile, an answer and a request of another company, called by its secret. */
export async function putForeignRisk(
  tx: TenantTx,
  { tenant, user, secret }: { tenant: string; user: string; secret: string },
): Promise<void> {
  const written = { tenant, time: 1, by: user };
  await addBrrProfile(tx, { ...written, profile: { ...DEFAULT_BRR_PROFILE, id: PROFILE, name: secret } });
  await setServiceAnswer(tx, {
    ...written,
    service: 'box',
    question: 'soc_2',
    answer: { value: 'no' },
    note: secret,
  });
  await addServiceRequest(tx, {
    tenant_id: tenant,
    id: REQUEST,
    kind: 'service',
    service_id: null,
    service_name: secret,
    service_url: 'https://secret.example',
    comments: secret,
    priority: 3,
    send_email: false,
    state: 'new',
    answer: '',
    created_on: 1,
    created_by: user,
    modified_on: 1,
    modified_by: user,
  });
}

const profile = (rest = ''): string => `/risks/brrprofiles/${PROFILE}${rest}`;
const THRESHOLDS = { high: 10, medium: 20 };

/** How a sysadmin of another company tries to reach them. */
export const foreignRisk = {
  'GET /risks/brrprofiles': () => [{ url: '/risks/brrprofiles?tenant_id=rif', answers: [200] }],
  'GET /risks/brrprofiles/{id}': () => [{ url: profile() }],
  'POST /audit/generatehistorylog/': () => [
    { body: {}, answers: [200] },
    { body: { service_id: 'nothing' } },
  ],
  'POST /risks/brrprofiles': () => [{ body: { name: 'Ours', thresholds: THRESHOLDS }, answers: [201, 409] }],
  'PATCH /risks/brrprofiles/{id}': () => [{ url: profile(), body: { name: 'Mine' } }],
  'DELETE /risks/brrprofiles/{id}': () => [{ url: profile() }],
  'POST /risks/brrprofiles/{id}/clone': () => [{ url: profile('/clone') }],
  'POST /risks/brrprofiles/{id}/default': () => [{ url: profile('/default') }],
  'POST /risks/brrprofiles/preview': () => [{ body: { thresholds: THRESHOLDS }, answers: [200] }],
  // The catalogue is the same for everybody; what is known better of it is not.
  'GET /risks/services/{id}': () => [{ url: '/risks/services/box', answers: [200] }],
  'POST /risks/services/{id}/answers/{question}': () => [
    { url: '/risks/services/secret/answers/soc_2', body: { value: 'yes' } },
  ],
  'DELETE /risks/services/{id}/answers/{question}': () => [{ url: '/risks/services/box/answers/soc_2' }],
  'GET /risks/services/{id}/changes': () => [{ url: '/risks/services/box/changes', answers: [200] }],
  'GET /risks/az_metadata': () => [{ url: '/risks/az_metadata?lang=de', answers: [200] }],
  'GET /risks/getservicesscore': () => [
    { url: '/risks/getservicesscore?service_ids=box,secret', answers: [200] },
  ],
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
};

import type { riskCalls } from '@casbah/contract/risk';
import { DEFAULT_BRR_PROFILE } from '@casbah/domain/brr-profile';
import { addBrrProfile } from '@casbah/stores/control/risk/brr-profiles';
import { setServiceAnswer } from '@casbah/stores/control/risk/service-answers';
import { type Attempts, type Fixture, SECRET } from '../areas/fixture.ts';
import { riskChanges } from './test-changes.ts';

const PROFILE = 'profile-of-rif';
const profile = (rest = ''): string => `/risks/brrprofiles/${PROFILE}${rest}`;
const THRESHOLDS = { high: 10, medium: 20 };

export const riskFixture: Fixture = {
  async put(tx, other) {
    const written = { tenant: other.tenant, time: 1, by: other.user };
    await addBrrProfile(tx, { ...written, profile: { ...DEFAULT_BRR_PROFILE, id: PROFILE, name: SECRET } });
    await setServiceAnswer(tx, {
      ...written,
      service: 'box',
      question: 'soc_2',
      answer: { value: 'no' },
      note: SECRET,
    });
  },
  foreign: (): Attempts<typeof riskCalls> => ({
    'GET /risks/brrprofiles': () => [{ url: '/risks/brrprofiles?tenant_id=rif', answers: [200] }],
    'GET /risks/brrprofiles/{id}': () => [{ url: profile() }],
    'POST /audit/generatehistorylog/': () => [
      { body: {}, answers: [200] },
      { body: { service_id: 'nothing' } },
    ],
    'POST /risks/brrprofiles': () => [
      { body: { name: 'Ours', thresholds: THRESHOLDS }, answers: [201, 409] },
    ],
    'PATCH /risks/brrprofiles/{id}': () => [{ url: profile(), body: { name: 'Mine' } }],
    'DELETE /risks/brrprofiles/{id}': () => [{ url: profile() }],
    'POST /risks/brrprofiles/{id}/clone': () => [{ url: profile('/clone') }],
    'POST /risks/brrprofiles/{id}/default': () => [{ url: profile('/default') }],
    'POST /risks/brrprofiles/preview': () => [{ body: { thresholds: THRESHOLDS }, answers: [200] }],
    // The catalog is shared; a company's overrides aren't.
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
  }),
  changes: (world) => riskChanges(() => world.person),
};

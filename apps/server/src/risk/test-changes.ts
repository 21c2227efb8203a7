import { z } from 'zod';

/** A person's HTTP client. */
interface Wire {
  json(method: string, path: string, body?: unknown): Promise<Record<string, unknown>>;
  send(method: string, path: string, body?: unknown): Promise<Response>;
}

const withId = z.object({ id: z.string() });

/** Steps that make each change of profiles and overrides, and each service request. */
export function riskChanges(person: () => Wire): Readonly<Record<string, () => Promise<Response>>> {
  let made = 0;
  const content = () => {
    made += 1;
    return { name: `Profile-${made}`, thresholds: { high: 20, medium: 60 } };
  };
  const profile = async (): Promise<string> =>
    `/risks/brrprofiles/${withId.parse((await person().json('POST', '/risks/brrprofiles', content())).profile).id}`;
  const wish = { serviceName: 'New', serviceURL: 'www.new.example', comments: 'Asked for by sales' };
  const answer = '/risks/services/box/answers/soc_2';
  return {
    'POST /risks/brrprofiles': () => person().send('POST', '/risks/brrprofiles', content()),
    'PATCH /risks/brrprofiles/{id}': async () =>
      person().send('PATCH', await profile(), { rules: { soc_2: { weight: 8, knockout: true } } }),
    'DELETE /risks/brrprofiles/{id}': async () => person().send('DELETE', await profile()),
    'POST /risks/brrprofiles/{id}/clone': () => person().send('POST', '/risks/brrprofiles/default/clone'),
    'POST /risks/brrprofiles/{id}/default': async () => person().send('POST', `${await profile()}/default`),
    'POST /risks/services/{id}/answers/{question}': () =>
      person().send('POST', answer, { value: 'no', note: 'Their report has ended' }),
    'DELETE /risks/services/{id}/answers/{question}': async () => {
      await person().json('POST', answer, { value: 'yes' });
      return person().send('DELETE', answer);
    },
    'POST /risks/requestservice': () => person().send('POST', '/risks/requestservice', wish),
    'POST /risks/reviewservice': () =>
      person().send('POST', '/risks/reviewservice', { service_id: 'box', service_name: 'Box' }),
    'PATCH /risks/servicerequests/{id}': async () => {
      const { request } = await person().json('POST', '/risks/requestservice', wish);
      return person().send('PATCH', `/risks/servicerequests/${withId.parse(request).id}`, {
        state: 'done',
        answer: 'It is in the catalogue now',
      });
    },
  };
}

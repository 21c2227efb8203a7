import { z } from 'zod';

/** HTTP client of a signed-in person. */
interface Wire {
  json(method: string, path: string, body?: unknown): Promise<Record<string, unknown>>;
  send(method: string, path: string, body?: unknown): Promise<Response>;
}

const PATH = '/admin/anonymisation/requests';

/** Steps of each unmask change: one person requests, another decides. */
export function anonymisationChanges(parts: {
  person(): Wire;
  /** A second, freshly signed-in approver, and their address. */
  decider(): Promise<{ by: Wire; email: string }>;
}): Readonly<Record<string, () => Promise<Response | { response: Response; email: string }>>> {
  const asked = async (): Promise<Response> => {
    const setting = { app_name: 'privacy', param_name: 'user_anonymization', param_value: true };
    await parts.person().json('POST', '/admin/config/update', setting);
    return parts.person().send('POST', PATH, { kind: 'switch_off', reason: 'The audit of spring is over' });
  };
  const request = async (): Promise<string> =>
    z.object({ id: z.string() }).parse(await (await asked()).json()).id;
  const decided = (how: string) => async () => {
    const id = await request();
    const { by, email } = await parts.decider();
    return { response: await by.send('POST', `${PATH}/${id}/${how}`), email };
  };
  return {
    'POST /admin/anonymisation/requests': asked,
    'POST /admin/anonymisation/requests/{id}/approve': decided('approve'),
    'POST /admin/anonymisation/requests/{id}/refuse': decided('refuse'),
    'POST /admin/anonymisation/requests/{id}/end': async () =>
      parts.person().send('POST', `${PATH}/${await request()}/end`),
  };
}

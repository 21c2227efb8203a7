import { z } from 'zod';

/** HTTP client of a signed-in person. */
interface Wire {
  json(method: string, path: string, body?: unknown): Promise<Record<string, unknown>>;
  send(method: string, path: string, body?: unknown): Promise<Response>;
}

const OWN = { code: 'north-it', name: 'North IT' };

/** Steps that make each change between a partner and a company. */
export function partnersChanges(parts: {
  person(): Wire;
  /** The same person in another browser, just signed in. */
  again(): Promise<Wire>;
  /** A person who administers another company. */
  stranger(): Promise<Wire>;
  /** A profile of the person's company. */
  profile(): Promise<string>;
}): Readonly<Record<string, () => Promise<Response>>> {
  let others: Promise<Wire> | undefined;
  const partner = async (): Promise<Wire> => {
    others ??= parts.stranger().then(async (by) => {
      await by.json('POST', '/admin/partners/own', { code: 'south-it', name: 'South IT' });
      return by;
    });
    return others;
  };
  const granted = async (): Promise<Response> => {
    await partner();
    return parts
      .person()
      .send('POST', '/admin/partners/granted', { code: 'south-it', profile_id: await parts.profile() });
  };
  /** A partner's person at the sign-in of an administered company, and its address. */
  const beforeTheDoor = async (): Promise<{ visitor: Wire; door: string }> => {
    await parts.person().json('POST', '/admin/partners/own', OWN);
    const customer = await partner();
    const made = await customer.json('POST', '/controls/make_api_request?resource=accessprofiles', {
      action: 'post',
      data: { name: crypto.randomUUID(), grants: [{ area: 'audit', actions: ['view'] }] },
    });
    await customer.json('POST', '/admin/partners/granted', { code: OWN.code, profile_id: made.id });
    const id = z.string().parse((await customer.json('GET', '/admin/tenant?field=id')).id);
    return { visitor: await parts.again(), door: `/admin/partners/customers/${id}/open` };
  };
  return {
    'POST /admin/partners/own': () => parts.person().send('POST', '/admin/partners/own', OWN),
    'POST /admin/partners/granted': granted,
    'DELETE /admin/partners/granted/{code}': async () => {
      await granted();
      return parts.person().send('DELETE', '/admin/partners/granted/south-it');
    },
    'POST /admin/partners/customers/{id}/open': async () => {
      const { visitor, door } = await beforeTheDoor();
      return visitor.send('POST', door);
    },
    'POST /admin/partners/return': async () => {
      const { visitor, door } = await beforeTheDoor();
      await visitor.json('POST', door);
      return visitor.send('POST', '/admin/partners/return');
    },
  };
}

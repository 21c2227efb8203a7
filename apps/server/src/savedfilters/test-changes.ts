/** A person's HTTP client. */
interface Wire {
  send(method: string, path: string, body?: unknown): Promise<Response>;
}

/** Steps that make each change of saved filters: setup, then the call. */
export function savedFilterChanges(person: () => Wire): Readonly<Record<string, () => Promise<Response>>> {
  const PROXY = 'POST /controls/make_api_request';
  let made = 0;
  const ask = (action: string, more: object): Promise<Response> =>
    person().send('POST', '/controls/make_api_request?resource=customfilters', { action, ...more });
  const save = (): Promise<Response> => {
    made += 1;
    const data = { operator: 'OR', groups: [] };
    return ask('post', {
      data: { name: `Mondays ${made}`, app: 'audit.services', filter_config: { data } },
    });
  };
  const saved = async (): Promise<string> => String(JSON.parse(await (await save()).text()).id);
  return {
    [`${PROXY} post customfilters`]: save,
    [`${PROXY} patch customfilters`]: async () =>
      ask('patch', { id: await saved(), data: { description: 'For the weekly look' } }),
    [`${PROXY} delete customfilters`]: async () => ask('delete', { id: await saved() }),
  };
}

/** HTTP client of a signed-in person. */
interface Wire {
  send(method: string, path: string, body?: unknown): Promise<Response>;
}

const AWS = { app_name: 'Amazon Web Services', app_category: 'API' };
const ROLE = 'arn:aws:iam::123456789012:role/casbah';

/** Steps by which a sysadmin makes each change of the store: setup, then the call. */
export function storeChanges(person: () => Wire): Readonly<Record<string, () => Promise<Response>>> {
  let made = 0;
  const activate = (app_name: string): Promise<Response> =>
    person().send('POST', '/admin/app/activate/', { app_name, app_category: 'API' });
  const add = async (): Promise<Response> => {
    made += 1;
    await activate(AWS.app_name);
    const params = { account_id: '123456789012', role: ROLE, external_id: 'kept-sealed' };
    return person().send('POST', '/admin/app/accounts', { ...AWS, instance: `Production ${made}`, params });
  };
  const added = async (): Promise<{ id: string; instance: string }> =>
    JSON.parse(await (await add()).text()).account;
  const buckets = (instance: string): Promise<Response> =>
    person().send('POST', '/admin/application/configure_s3_buckets', {
      app_name: AWS.app_name,
      instance,
      data: [{ bucket_name: 'atlas-invoices' }],
    });
  return {
    'POST /admin/app/activate/': () => activate('Box'),
    'POST /admin/app/cancel/': async () => {
      await activate('Slack');
      return person().send('POST', '/admin/app/cancel/', { app_name: 'Slack', app_category: 'API' });
    },
    'POST /admin/app/togglefte/': () =>
      person().send('POST', '/admin/app/togglefte/', {
        app_name: 'Audit',
        app_category: 'CASBAH',
        is_fte: false,
      }),
    'POST /admin/app/accounts': add,
    'PATCH /admin/app/accounts/{id}': async () =>
      person().send('PATCH', `/admin/app/accounts/${(await added()).id}`, {
        params: { region: 'eu-west-1' },
      }),
    'DELETE /admin/app/accounts/{id}': async () =>
      person().send('DELETE', `/admin/app/accounts/${(await added()).id}`),
    'POST /admin/application/configure_s3_buckets': async () => buckets((await added()).instance),
    'POST /admin/application/remove_s3_buckets': async () => {
      const { instance } = await added();
      await buckets(instance);
      return person().send('POST', '/admin/application/remove_s3_buckets', {
        app_name: AWS.app_name,
        instance,
        bucket_name: 'atlas-invoices',
      });
    },
  };
}

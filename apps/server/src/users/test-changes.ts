/** HTTP client of a signed-in person. */
interface Wire {
  send(method: string, path: string, body?: unknown): Promise<Response>;
}

const PROXY = '/controls/make_api_request?resource=users';
const PASSWORD = 'Another-horse-9-battery';
/** Wrong passwords that lock an account. */
const FAILURES = 5;

/** Steps of each account change: preparation, then the call. `signIn` tries as another person. */
export function userChanges(
  person: () => Wire,
  signIn: (email: string, password: string) => Promise<Response>,
): Readonly<Record<string, () => Promise<Response>>> {
  let made = 0;
  const post = (path: string, body?: unknown): Promise<Response> => person().send('POST', path, body);
  const named = () => {
    made += 1;
    return { email: `made-${made}@atlas.example`, first_name: 'Made', last_name: `No ${made}` };
  };
  const someone = async (): Promise<{ id: string; email: string }> => {
    const answer = await post('/admin/user/ng/add', { user: named() });
    return JSON.parse(await answer.text()).user;
  };
  const id = async (): Promise<string> => (await someone()).id;
  /** A signed-in person. */
  const present = async (): Promise<{ id: string; session: string }> => {
    const { id: user, email } = await someone();
    const url = '/user/expiredpasswordapi';
    const given = await post('/admin/user/ng/reset_password/', { id: user, method: 'temporary' });
    const { temporary_password: first } = JSON.parse(await given.text());
    // A person with an assigned password gets a link to choose another.
    const { details } = JSON.parse(await (await signIn(email, first)).text());
    const ctx = new URL(
      details.api_response_redirect.replace('#/', ''),
      'http://casbah.invalid',
    ).searchParams.get('ctx');
    await post(url, { email, action: 'change', password: PASSWORD, old_password: first, ctx });
    await signIn(email, PASSWORD);
    const { sessions } = JSON.parse(
      await (await person().send('GET', `/admin/users/${user}/sessions`)).text(),
    );
    return { id: user, session: sessions[0]?.name ?? '' };
  };
  return {
    'POST /admin/user/ng/add': () => post('/admin/user/ng/add', { user: named() }),
    'POST /admin/user/ng/edit': async () =>
      post('/admin/user/ng/edit', { id: await id(), user: { department: 'Sales', is_admin: true } }),
    'POST /admin/user/ng/reset_password/': async () =>
      post('/admin/user/ng/reset_password/', { id: await id(), method: 'temporary' }),
    'POST /admin/user/update_password': async () =>
      post('/admin/user/update_password', { id: await id(), password: PASSWORD }),
    'POST /admin/user/ng/bulkupdate': async () =>
      post('/admin/user/ng/bulkupdate', { action: 'reset', users: [await id()] }),
    'POST /admin/user/bulk_update_user_activation_status': async () =>
      post('/admin/user/bulk_update_user_activation_status', { users: [await id()], is_active: false }),
    'POST /admin/user/ng/delete_user/': async () => post('/admin/user/ng/delete_user/', { id: await id() }),
    'POST /admin/user/delete_users/': async () => post('/admin/user/delete_users/', { users: [await id()] }),
    'POST /admin/user/delete_all': async () =>
      post('/admin/user/delete_all', { query: (await someone()).email, expected: 1 }),
    'POST /admin/user/ng/unlock_user': async () => {
      const { email } = await someone();
      for (let failure = 0; failure < FAILURES; failure += 1) await signIn(email, 'wrong');
      return post('/admin/user/ng/unlock_user', { email });
    },
    'DELETE /admin/users/{id}/sessions/{name}': async () => {
      const { id: user, session } = await present();
      return person().send('DELETE', `/admin/users/${user}/sessions/${session}`);
    },
    'POST /admin/users/{id}/sessions/revoke_all': async () => {
      const { id: user } = await present();
      return post(`/admin/users/${user}/sessions/revoke_all`);
    },
    'POST /controls/make_api_request post users': () => post(PROXY, { action: 'post', data: named() }),
    'POST /controls/make_api_request patch users': async () =>
      post(PROXY, { action: 'patch', id: await id(), data: { is_active: false } }),
    'POST /controls/make_api_request delete users': async () =>
      post(PROXY, { action: 'delete', id: await id() }),
  };
}

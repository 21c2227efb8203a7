import { ApiError } from '@casbah/contract/client';
import { Person } from '../../system/casbah.ts';
import type { OpenPage } from '../browser.ts';
import type { Colleague } from './company.ts';
import type { Console } from './console.ts';

/**
 * Someone beside the administrator, who gives them a password and these rights, if any; they have chosen their own password
 * and are signed in.
 */
export async function addColleague(
  console: Console,
  { email, name, grants = [] }: Pick<Colleague, 'email' | 'name' | 'grants'>,
): Promise<Person> {
  const { client } = await console.sysadmin();
  if (grants.length > 0)
    await client.call('POST /controls/make_api_request', {
      query: { resource: 'accessprofiles' },
      body: { action: 'post', data: { name, grants, information_level: 'full' } },
    });
  const { profiles } = await client.call('GET /admin/profiles/list', {});
  const access_profiles = profiles.filter((profile) => profile.name === name).map(({ id }) => id);
  const [first_name = '', last_name = ''] = name.split(' ');
  await client.call('POST /admin/user/ng/add', {
    body: { user: { email, first_name, last_name, access_profiles } },
  });
  const { password } = console.company;
  const old_password = `Given-${password}`;
  await client.call('POST /admin/user/update_password', { body: { email, password: old_password } });

  const colleague = new Person(console);
  // Who was given a password is sent on to choose another one, by a link.
  const link = await colleague.signIn(email, old_password).then(
    () => '',
    (error: unknown) => (error instanceof ApiError ? error.answer?.details?.api_response_redirect : ''),
  );
  const ctx = new URL(String(link).replace('#/', ''), console.origin).searchParams.get('ctx') ?? '';
  await colleague.client.call('POST /user/expiredpasswordapi', {
    body: { email, ctx, action: 'change', password, old_password },
  });
  await colleague.signIn(email, password);
  return colleague;
}

/** A browser in which one of them has just signed in. */
export async function signInAs(console: Console, { email }: Pick<Colleague, 'email'>): Promise<OpenPage> {
  const opened = await console.openSignIn();
  await console.signIn(opened.page, { ...console.company, email });
  await opened.page.waitForURL('**/ui/**');
  await opened.page.getByRole('heading', { level: 1 }).first().waitFor();
  return opened;
}

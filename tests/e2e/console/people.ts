import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ApiError } from '@casbah/contract/client';
import type { Grant } from '@casbah/domain/access-profile';
import type { Role } from '@casbah/domain/permission';
import type { Page } from 'playwright-core';
import { COMPANY, Person } from '../../system/casbah.ts';
import type { OpenPage } from '../browser.ts';
import type { Console } from './console.ts';

const ADD_PEOPLE = fileURLToPath(new URL('../../../apps/server/src/test-people.ts', import.meta.url));

export interface Colleague {
  email: string;
  name: string;
  role: Role;
  grants?: readonly Grant[];
  /** Another company than the first one, made with settings of its own if it is not there. */
  company?: {
    name: string;
    settings: readonly (readonly [app: string, name: string, value: string | number | readonly string[]])[];
  };
  /** The password was given by somebody else. */
  mustChange?: boolean;
  isActive?: boolean;
  /** How old the account, and with it the password, is. */
  days?: number;
  partnerCode?: string;
  /** Domains that the company has shown to be its own. */
  domains?: readonly string[];
}

/** Puts people beside the administrator of the company. Casbah stands still meanwhile. */
export async function addPeople(
  console: Pick<Console, 'casbah'>,
  people: readonly Colleague[],
): Promise<void> {
  const { casbah } = console;
  await casbah.end();
  const child = spawn(process.execPath, [ADD_PEOPLE, join(casbah.folder, 'data')], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin.end(JSON.stringify(people.map((person) => ({ ...person, password: COMPANY.password }))));
  const said = text(child.stderr);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The people could not be added: ${await said}`);
  await casbah.begin();
}

/**
 * An administrator beside the first one, who gives them these rights and a password; they have chosen their own and are signed
 * in. Quicker than `addPeople`: Casbah goes on meanwhile.
 */
export async function addColleague(
  { casbah }: Pick<Console, 'casbah'>,
  chief: Person,
  { email, name, grants }: Required<Pick<Colleague, 'email' | 'name' | 'grants'>>,
): Promise<Person> {
  const { client } = chief;
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
  const old_password = `Given-${COMPANY.password}`;
  await client.call('POST /admin/user/update_password', { body: { email, password: old_password } });

  const colleague = new Person(casbah);
  // Who was given a password is sent on to choose another one, by a link.
  const link = await colleague.signIn(email, old_password).then(
    () => '',
    (error: unknown) => (error instanceof ApiError ? error.answer?.details?.api_response_redirect : ''),
  );
  const ctx = new URL(String(link).replace('#/', ''), casbah.origin).searchParams.get('ctx') ?? '';
  await colleague.client.call('POST /user/expiredpasswordapi', {
    body: { email, ctx, action: 'change', password: COMPANY.password, old_password },
  });
  await colleague.signIn(email);
  return colleague;
}

/** A browser in which one of them has just signed in. */
export async function signInAs(console: Console, { email }: Pick<Colleague, 'email'>): Promise<OpenPage> {
  const opened = await console.openSignIn();
  await fillSignIn(opened.page, email);
  await opened.page.waitForURL('**/ui/**');
  await opened.page.getByRole('heading', { level: 1 }).first().waitFor();
  return opened;
}

async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(COMPANY.password);
  await page.locator('button[type="submit"]').click();
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Grant } from '@casbah/domain/access-profile';
import type { Role } from '@casbah/domain/permission';
import type { Page } from 'playwright-core';
import { COMPANY } from '../../system/casbah.ts';
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

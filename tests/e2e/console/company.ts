import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Grant } from '@casbah/domain/access-profile';
import type { Role } from '@casbah/domain/permission';
import { COMPANY } from '../../system/casbah.ts';

const PUT_PEOPLE = fileURLToPath(new URL('../../../apps/server/src/test-people.ts', import.meta.url));

export interface Colleague {
  email: string;
  name: string;
  role: Role;
  grants?: readonly Grant[];
  /** Another company than the first one, made with settings of its own if it isn't there. */
  company?: {
    name: string;
    /** Named after the company by default. */
    domain?: string;
    settings: readonly (readonly [app: string, name: string, value: string | number | readonly string[]])[];
  };
  /** The password was given by someone else. */
  mustChange?: boolean;
  isActive?: boolean;
  /** How old the account, and with it the password, is. */
  days?: number;
  partnerCode?: string;
  /** Domains that the company has shown to be its own. */
  domains?: readonly string[];
}

const DOMAIN = 'atlasfoods.example';
const ADMINISTRATOR: Colleague = {
  email: COMPANY.email,
  name: COMPANY.name,
  role: 'sysadmin',
  company: { name: COMPANY.company, domain: DOMAIN, settings: [] },
};

/** Adds the company, its administrator and these people, if missing, to the data folder of a stopped Casbah. */
export async function putCompany(dataFolder: string, people: readonly Colleague[]): Promise<void> {
  await put(
    dataFolder,
    [ADMINISTRATOR, ...people].map((person) => ({ ...person, password: COMPANY.password })),
  );
}

interface CompanyToPut {
  /** Of everyone in it. Companies have the same name and administrator: passwords tell them apart. */
  password: string;
  domain?: string;
  people?: readonly Colleague[];
}

export async function putCompanies(dataFolder: string, companies: readonly CompanyToPut[]): Promise<void> {
  const company = { name: COMPANY.company, settings: [], isNew: true };
  await put(
    dataFolder,
    companies.flatMap(({ password, domain = DOMAIN, people = [] }) => [
      { ...ADMINISTRATOR, company: { ...company, domain }, password },
      // Those of other companies come last: the person before leads to the company.
      ...people
        .toSorted((one, other) => Number(one.company !== undefined) - Number(other.company !== undefined))
        .map((person) => ({ ...person, joins: person.company === undefined, password })),
    ]),
  );
}

async function put(dataFolder: string, people: readonly object[]): Promise<void> {
  const child = spawn(process.execPath, [PUT_PEOPLE, dataFolder], { stdio: ['pipe', 'ignore', 'pipe'] });
  child.stdin.end(JSON.stringify(people));
  const said = text(child.stderr);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The people could not be put there: ${await said}`);
}

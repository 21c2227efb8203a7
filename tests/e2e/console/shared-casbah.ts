import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { Casbah, COMPANY } from '../../system/casbah.ts';
import { CASTS, type CastName } from './casts.ts';
import { putCompanies } from './company.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Casbah that all files share, but for those that need one of their own. */
    casbah: {
      origin: string;
      folder: string;
      dataFolder: string;
      /** Where it takes syslog by TCP, on this machine, for the operator's company. */
      syslogPort: number;
      /** A server whose pages may show it in a frame. */
      portal: string;
    };
  }
}

/** A start costs as much work as opening ten pages. */
const COMPANIES = 60;

const ENVIRONMENT = {
  // What pages in front of the sign-in show of it.
  CASBAH_SIGNUP: 'open',
  CASBAH_TEAM_URL: 'https://help.atlasfoods.example/casbah',
  CASBAH_GUIDE_VIDEO: 'https://media.atlasfoods.example/guide.mp4',
  // Identity providers of the tests are on this machine.
  CASBAH_ALLOW_PRIVATE_HOSTS: 'localhost',
};

/** By its first domain a listener for syslog names its company. */
const OPERATOR_DOMAIN = 'operator.example';

/** Companies differ by their passwords only. */
const passwordOf = (company: number | string): string => `${COMPANY.password}-${company}`;

/** Starts one Casbah for all files of a run, with a company for each of them. */
export default async function startCasbah(project: TestProject): Promise<() => Promise<void>> {
  const companies = [
    { password: passwordOf('operator'), domain: OPERATOR_DOMAIN },
    ...Object.entries(CASTS).map(([name, people]) => ({ password: passwordOf(name), people })),
    ...Array.from({ length: COMPANIES }, (_, number) => ({ password: passwordOf(number) })),
  ];
  const [portal, syslogPort] = await Promise.all([openPortal(), freePort()]);
  const environment = {
    ...ENVIRONMENT,
    CASBAH_FRAMES: portal.origin,
    CASBAH_SYSLOG: `tcp://127.0.0.1:${syslogPort}?company=${OPERATOR_DOMAIN}`,
  };
  const casbah = await Casbah.start(environment, (dataFolder) => putCompanies(dataFolder, companies));
  const { origin, folder, dataFolder } = casbah;
  project.provide('casbah', { origin, folder, dataFolder, syslogPort, portal: portal.origin });
  return async () => {
    portal.close();
    await casbah.dispose();
  };
}

/** A server whose pages show an address in a frame, and record its messages. */
async function openPortal(): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const shown = new URL(request.url ?? '/', 'http://portal').searchParams.get('shown') ?? '';
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Portal</title><script>
      window.told = [];
      addEventListener('message', ({ origin, data }) => told.push({ origin, data }));
    </script><iframe src="${shown}" width="800" height="600"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface GivenCompany {
  origin: string;
  dataFolder: string;
  company: typeof COMPANY;
}

/** A company that no other file has: of all workers, the one that makes its folder first gets it. */
export function takeCompany(): GivenCompany {
  const { folder } = inject('casbah');
  for (let number = 0; number < COMPANIES; number += 1)
    if (isMade(join(folder, `company-${number}`))) return given(number);
  throw new Error(`All ${COMPANIES} companies are taken`);
}

/** The company with these people: only one file names it. */
export function companyWith(cast: CastName): GivenCompany {
  return given(cast);
}

/** The company that is there first, whose sysadmins run Casbah: they see its jobs. Its files don't look at each other. */
export function operatorCompany(): GivenCompany {
  return given('operator');
}

function given(company: number | string): GivenCompany {
  const { origin, dataFolder } = inject('casbah');
  return { origin, dataFolder, company: { ...COMPANY, password: passwordOf(company) } };
}

function isMade(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

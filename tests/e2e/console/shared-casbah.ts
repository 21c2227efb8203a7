import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { Casbah, COMPANY } from '../../system/casbah.ts';
import { CASTS, type CastName } from './casts.ts';
import { putCompanies } from './company.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Casbah that all files share, but for those that need one of their own. */
    casbah: { origin: string; folder: string; dataFolder: string };
  }
}

/** A start costs as much work as opening ten pages. */
const COMPANIES = 60;

/** What pages in front of the sign-in show of it. */
const ENVIRONMENT = {
  CASBAH_SIGNUP: 'open',
  CASBAH_TEAM_URL: 'https://help.atlasfoods.example/casbah',
  CASBAH_GUIDE_VIDEO: 'https://media.atlasfoods.example/guide.mp4',
};

/** Companies differ by their passwords only. */
const passwordOf = (company: number | string): string => `${COMPANY.password}-${company}`;

/** Starts one Casbah for all files of a run, with a company for each of them. */
export default async function startCasbah(project: TestProject): Promise<() => Promise<void>> {
  const companies = [
    ...Array.from({ length: COMPANIES }, (_, number) => ({ password: passwordOf(number) })),
    ...Object.entries(CASTS).map(([name, people]) => ({ password: passwordOf(name), people })),
  ];
  const casbah = await Casbah.start(ENVIRONMENT, (dataFolder) => putCompanies(dataFolder, companies));
  project.provide('casbah', { origin: casbah.origin, folder: casbah.folder, dataFolder: casbah.dataFolder });
  return () => casbah.dispose();
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

function given(company: number | CastName): GivenCompany {
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

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { Casbah, COMPANY } from '../../system/casbah.ts';
import { putCompanies } from './company.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Casbah that all files share, but for those that need one of their own. */
    casbah: { origin: string; folder: string };
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
const passwordOf = (number: number): string => `${COMPANY.password}-${number}`;

/** Starts one Casbah for all files of a run, with a company for each of them. */
export default async function startCasbah(project: TestProject): Promise<() => Promise<void>> {
  const passwords = Array.from({ length: COMPANIES }, (_, number) => passwordOf(number));
  const casbah = await Casbah.start(ENVIRONMENT, (dataFolder) => putCompanies(dataFolder, passwords));
  project.provide('casbah', { origin: casbah.origin, folder: casbah.folder });
  return () => casbah.dispose();
}

export interface GivenCompany {
  origin: string;
  company: typeof COMPANY;
}

/** A company that no other file has: of all workers, the one that makes its folder first gets it. */
export function takeCompany(): GivenCompany {
  const { origin, folder } = inject('casbah');
  for (let number = 0; number < COMPANIES; number += 1)
    if (isMade(join(folder, `company-${number}`)))
      return { origin, company: { ...COMPANY, password: passwordOf(number) } };
  throw new Error(`All ${COMPANIES} companies are taken`);
}

function isMade(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

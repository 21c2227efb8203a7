import { createRandom, type Random, weighted } from './random.ts';

export const DOMAIN = 'atlasfoods.example';

/** Atlas Foods: 400 people at three sites, each behind its own proxy or firewall. */
export const DEPARTMENTS = [
  ['Production', 90],
  ['Sales', 72],
  ['Supply chain', 58],
  ['Research and development', 46],
  ['Finance', 38],
  ['Marketing', 34],
  ['IT', 26],
  ['Human resources', 18],
  ['Legal', 12],
  ['Security', 6],
] as const;
export type Department = (typeof DEPARTMENTS)[number][0];

export interface Site {
  name: 'Casablanca' | 'Frankfurt' | 'Lyon';
  /** Device that writes the site's log. */
  device: 'squid' | 'proxysg' | 'paloalto';
  /** Hours to add to UTC; constant, as in a month without a clock change. */
  utcOffset: number;
  network: string;
  /** Public address of the site, which cloud apps see. */
  egress: string;
  share: number;
}
export const SITES: readonly Site[] = [
  {
    name: 'Casablanca',
    device: 'squid',
    utcOffset: 1,
    network: '10.20',
    egress: '203.0.113.5',
    share: 0.45,
  },
  {
    name: 'Frankfurt',
    device: 'proxysg',
    utcOffset: 1,
    network: '10.30',
    egress: '203.0.113.7',
    share: 0.3,
  },
  {
    name: 'Lyon',
    device: 'paloalto',
    utcOffset: 1,
    network: '10.40',
    egress: '203.0.113.9',
    share: 0.25,
  },
];

export interface Person {
  /** Account name: first letter, dot, surname. */
  account: string;
  name: string;
  department: Department;
  site: Site;
  address: string;
  userAgent: string;
  /** Requests on a typical working day. */
  pace: number;
  /** Local hour when the day begins. */
  starts: number;
  /** Day of joining, counted from 0: the company grows. */
  joined: number;
}

const FIRST_NAMES =
  'Nadia Omar Sofia Jonas Amina Youssef Claire Lukas Fatima Karim Elena Mathis Salma Felix Ines Hassan Julie Moritz Leila Anas Camille Niklas Zineb Rachid Manon Tobias Hajar Mehdi Chloe Stefan Imane Bilal Emma Jan Khadija Samir Lucie Florian Meryem Tarik Alice Sven Ghita Adil Pauline Katrin Siham Ilyas Margot Dieter'.split(
    ' ',
  );
const SURNAMES =
  'Haddad Lindqvist Weber Diallo Berrada Costa Martin Schneider Benali Alaoui Dubois Fischer Tazi Bennani Moreau Wagner Idrissi Fassi Laurent Becker Chraibi Mansouri Girard Hoffmann Lahlou Amrani Roux Schulz Kabbaj Sefrioui Fournier Koch Belkadi Ouazzani Mercier Richter Naciri Squalli Blanc Klein Zerouali Hilali Guerin Wolf Cherkaoui Bouzid Faure Neumann Rami Sabri'.split(
    ' ',
  );

/** User-Agent strings of late 2026 browsers, with the share of people who use each. */
const USER_AGENTS: readonly (readonly [string, number])[] = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    46,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    28,
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 11],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15',
    9,
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    3,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    3,
  ],
];

function departmentsInTurn(random: Random): Department[] {
  const all = DEPARTMENTS.flatMap(([department, size]) => Array<Department>(size).fill(department));
  // Fisher–Yates shuffle, which spreads departments over the sites.
  for (let index = all.length - 1; index > 0; index--) {
    const other = random.integer(0, index);
    const [here, there] = [all[index], all[other]];
    if (here !== undefined && there !== undefined) [all[index], all[other]] = [there, here];
  }
  return all;
}

/** People of the company, in a fixed order. `days`: length of the period, during which 8 % join. */
export function createPeople(seed: string, days: number): Person[] {
  const random = createRandom(`${seed}/people`);
  const siteOf = weighted(SITES.map((site) => [site, site.share] as const));
  const agentOf = weighted(USER_AGENTS);
  const taken = new Set<string>();
  const hosts = new Map<string, number>();
  return departmentsInTurn(random).map((department) => {
    let first: string;
    let last: string;
    let account: string;
    do {
      first = random.pick(FIRST_NAMES);
      last = random.pick(SURNAMES);
      account = `${first.charAt(0)}.${last}`.toLowerCase();
      if (taken.has(account)) account = `${first}.${last}`.toLowerCase();
    } while (taken.has(account));
    taken.add(account);
    const site = siteOf(random);
    const number = (hosts.get(site.name) ?? 9) + 1;
    hosts.set(site.name, number);
    return {
      account,
      name: `${first} ${last}`,
      department,
      site,
      address: `${site.network}.${Math.floor(number / 200)}.${(number % 200) + 10}`,
      userAgent: agentOf(random),
      pace: Math.max(6, random.logNormal(department === 'Production' ? 26 : 62, 0.45)),
      starts: 7.5 + random.next() * 2,
      joined: random.next() < 0.08 ? random.integer(1, Math.max(1, days - 4)) : 0,
    };
  });
}

import type { Person, Site } from '../company.ts';
import { computerOf, type Device, deviceOf } from '../device.ts';
import type { Request } from '../request.ts';

export interface Place {
  city: string;
  state: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
}

/** What an app sees of the machine someone uses. */
export interface Client {
  address: string;
  place: Place;
  userAgent: string;
  /** Name of a company device; undefined for others. */
  device?: string;
}

const SITE_PLACES: Readonly<Record<Site['name'], Place>> = {
  Casablanca: {
    city: 'Casablanca',
    state: 'Casablanca-Settat',
    country: 'MA',
    latitude: 33.57,
    longitude: -7.59,
  },
  Frankfurt: { city: 'Frankfurt am Main', state: 'Hessen', country: 'DE', latitude: 50.11, longitude: 8.68 },
  Lyon: { city: 'Lyon', state: 'Auvergne-Rhone-Alpes', country: 'FR', latitude: 45.76, longitude: 4.84 },
};

/** Places outside the company from which its stories are played. */
export const PLACES = {
  curitiba: { city: 'Curitiba', state: 'Parana', country: 'BR', latitude: -25.43, longitude: -49.27 },
  reykjavik: {
    city: 'Reykjavik',
    state: 'Hofudborgarsvaedi',
    country: 'IS',
    latitude: 64.15,
    longitude: -21.94,
  },
  hanoi: { city: 'Hanoi', state: 'Ha Noi', country: 'VN', latitude: 21.03, longitude: 105.85 },
} as const satisfies Record<string, Place>;

const placeOf = (site: Site): Place => SITE_PLACES[site.name];

/** The machine behind a request, in the office. */
export function clientOf(request: Request): Client {
  return inOffice(request.person, deviceOf(request));
}

/** A person's computer in the office. */
export function officeClient(person: Person): Client {
  return inOffice(person, computerOf(person));
}

/** OneDrive's program on a person's Windows computer in the office. */
export function syncClient(person: Person): Client {
  return {
    ...officeClient(person),
    userAgent: 'Microsoft SkyDriveSync 25.209.1026.0003 ship; Windows NT 10.0 (26200)',
  };
}

function inOffice({ site }: Person, { name, userAgent }: Device): Client {
  return { address: site.egress, place: placeOf(site), userAgent, device: name };
}

/** The same computer in another network near the site: at home, in a train. */
export function homeClient(person: Person, address: string): Client {
  return { ...officeClient(person), address };
}

/** Browser and operating system as Microsoft Entra ID names them. */
export function softwareOf(userAgent: string): { browser: string; operatingSystem: string } {
  const version = (name: string) => new RegExp(`${name}/(\\d+\\.\\d+)`).exec(userAgent)?.[1] ?? '';
  const browser = userAgent.includes('Edg/')
    ? `Edge ${version('Edg')}.0`
    : userAgent.includes('Firefox/')
      ? `Firefox ${version('Firefox')}`
      : /Chrome\/|CriOS\//.test(userAgent)
        ? `Chrome ${version('(?:Chrome|CriOS)')}.0`
        : userAgent.includes('Mobile/')
          ? `Mobile Safari ${version('Version')}`
          : userAgent.includes('Safari/')
            ? `Safari ${version('Version')}`
            : '';
  const operatingSystem = userAgent.includes('Windows')
    ? 'Windows10'
    : /iPhone|iPad/.test(userAgent)
      ? 'Ios 19.1'
      : userAgent.includes('Android')
        ? 'Android 16'
        : userAgent.includes('Mac OS X')
          ? 'MacOs'
          : userAgent.includes('Linux')
            ? 'Linux'
            : '';
  return { browser, operatingSystem };
}

import type { Person } from './company.ts';
import type { Request } from './request.ts';

/** A machine as seen in logs: its network name, and the user agents of its programs. */
export interface Device {
  name: string;
  userAgent: string;
}

const PHONES = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
] as const;

/** Services people also use on the phone. */
const ON_THE_GO: ReadonlySet<string> = new Set([
  'outlook.office365.com',
  'teams.microsoft.com',
  'mail.google.com',
  'web.whatsapp.com',
  'www.instagram.com',
  'www.facebook.com',
  'x.com',
  'www.tiktok.com',
  'www.youtube.com',
  'open.spotify.com',
  'www.icloud.com',
  'content.dropboxapi.com',
]);

/** Hosts that programs call without a user. */
const TOOLS: ReadonlyMap<string, string> = new Map([
  ['registry.npmjs.org', 'npm/11.6.2 node/v24.11.0 linux x64 workspaces/false'],
  [
    'atlasfoods-backup.s3.eu-west-3.amazonaws.com',
    'aws-cli/2.31.3 md/awscrt#0.27 ua/2.1 os/linux#6.12 lang/python#3.13',
  ],
  ['api.github.com', 'curl/8.16.0'],
]);

const HALF_HOUR = 1_800_000;
/**
 * Out of ten people, those with a phone in the company's network; out of ten half hours, those in which they use it.
 */
const WITH_PHONE = 6;
const IN_HAND = 3;

/** A person's computer in the office. */
export function computerOf(person: Person): Device {
  return { name: `${site(person)}-${numberOfDesk(person)}`, userAgent: person.userAgent };
}

/** Machine behind a request: deterministic, without using the random stream. */
export function deviceOf({ person, host, time }: Request): Device {
  const computer = computerOf(person);
  const tool = TOOLS.get(host);
  if (tool !== undefined) return { ...computer, userAgent: tool };
  if (!ON_THE_GO.has(host)) return computer;
  const dice = numberOf(person.account);
  const isInHand = numberOf(`${person.account} ${Math.floor(time / HALF_HOUR)}`) % 10 < IN_HAND;
  if (dice % 10 >= WITH_PHONE || !isInHand) return computer;
  const userAgent = PHONES[dice % PHONES.length] ?? PHONES[0];
  const kind = userAgent.includes('iPad') ? 'ipad' : userAgent.includes('iPhone') ? 'iphone' : 'android';
  return { name: `${kind}-${numberOfDesk(person)}`, userAgent };
}

function site(person: Person): string {
  return person.site.name.slice(0, 3).toUpperCase();
}

/** Machines are numbered by address, not named after people. */
function numberOfDesk({ address }: Person): string {
  const [, , third = '0', fourth = '0'] = address.split('.');
  return String(Number(third) * 256 + Number(fourth)).padStart(4, '0');
}

/** Deterministic number for a text: Fowler–Noll–Vo hash. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash >>> 4;
}

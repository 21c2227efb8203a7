import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

/**
 * Squid's native access log of a made-up company, the same bytes for the same number of lines: people with habits, a long
 * tail of hosts, tunnels and plain requests, hits, misses, denials and failures.
 */
export interface SquidFile {
  path: string;
  lines: number;
  bytes: number;
}

const CLOUD_DOMAINS = [
  'dropbox.com', 'box.com', 'drive.google.com', 'docs.google.com', 'mail.google.com', 'onedrive.live.com',
  'sharepoint.com', 'office365.com', 'outlook.office.com', 'teams.microsoft.com', 'slack.com', 'zoom.us',
  'salesforce.com', 'github.com', 'gitlab.com', 'atlassian.net', 'bitbucket.org', 'trello.com', 'notion.so',
  'figma.com', 'canva.com', 'miro.com', 'asana.com', 'monday.com', 'zendesk.com', 'hubspot.com',
  'mailchimp.com', 'wetransfer.com', 'mega.nz', 'mediafire.com', 'pastebin.com', 'linkedin.com', 'facebook.com',
  'instagram.com', 'twitter.com', 'reddit.com', 'youtube.com', 'netflix.com', 'spotify.com', 'amazonaws.com',
  'cloudfront.net', 'azureedge.net', 'akamaihd.net', 'fastly.net', 'stackoverflow.com', 'docker.io', 'npmjs.org',
  'pypi.org', 'wikipedia.org', 'docusign.net', 'adobe.com', 'workday.com', 'servicenow.com', 'okta.com',
  'webex.com', 'evernote.com', 'surveymonkey.com', 'typeform.com', 'airtable.com', 'openai.com', 'paypal.com',
  'stripe.com', 'intercom.io', 'segment.io', 'datadoghq.com', 'newrelic.com', 'pagerduty.com', 'twilio.com',
] as const; // biome-ignore format: a list

const PREFIXES = ['www', 'api', 'app', 'cdn', 'static', 'login', 'eu1', 'us-west-2', 'files', 'img'];
const PATHS = [
  '/',
  '/index.html',
  '/api/v2/items',
  '/assets/app.js',
  '/img/logo.png',
  '/search',
  '/feed',
  '/upload',
];
const TYPES = [
  'text/html',
  'application/json',
  'image/png',
  'application/javascript',
  'image/jpeg',
  'text/css',
  '-',
];
/** Result codes with how often they come, in a hundred. */
const RESULTS: readonly (readonly [string, number])[] = [
  ['TCP_MISS/200', 62],
  ['TCP_HIT/200', 8],
  ['TCP_MEM_HIT/200', 5],
  ['TCP_MISS/304', 7],
  ['TCP_REFRESH_UNMODIFIED/304', 4],
  ['TCP_MISS/302', 4],
  ['TCP_MISS/404', 4],
  ['TCP_DENIED/403', 4],
  ['TCP_DENIED/407', 1],
  ['TCP_MISS/503', 1],
];

/** A small seeded generator (mulberry32): the same file on every machine. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const RESULT_TABLE: readonly string[] = RESULTS.flatMap(([result, share]) =>
  Array<string>(share).fill(result),
);

function pick<Item>(items: readonly Item[], at: number): Item {
  const item = items[Math.min(items.length - 1, Math.floor(at * items.length))];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

export async function writeSquidFile(path: string, lines: number): Promise<SquidFile> {
  const random = seeded(20_261_121);
  const hosts: string[] = [];
  for (const domain of CLOUD_DOMAINS) {
    hosts.push(domain);
    for (const prefix of PREFIXES.slice(0, 2 + Math.floor(random() * 6))) hosts.push(`${prefix}.${domain}`);
  }
  for (let index = 0; index < 3000; index++) hosts.push(`${pick(PREFIXES, random())}.site-${index}.example`);
  const addresses = hosts.map(
    () =>
      `${11 + Math.floor(random() * 180)}.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}.${1 + Math.floor(random() * 254)}`,
  );
  const people = Array.from({ length: 400 }, (_, index) => ({
    name: `${pick(['ana', 'omar', 'lena', 'ivo', 'mia', 'noor', 'tom', 'yuki', 'sara', 'paul'], random())}.${index}`,
    address: `10.${20 + (index >> 6)}.${index & 63}.${10 + Math.floor(random() * 200)}`,
  }));
  const out = createWriteStream(path, { highWaterMark: 4 << 20 });
  let time = Date.UTC(2026, 9, 20, 6) / 1000;
  const step = (30 * 86_400) / lines;
  let text = '';
  let bytes = 0;
  for (let line = 0; line < lines; line++) {
    time += step * 2 * random();
    const person = pick(people, random());
    // The square of a uniform number leans to the front of the list, as people's habits do.
    const where = Math.floor(random() ** 2.5 * hosts.length);
    const host = hosts[where] ?? '';
    const tunnel = random() < 0.55;
    const result = tunnel && random() < 0.95 ? 'TCP_TUNNEL/200' : pick(RESULT_TABLE, random());
    const size = Math.floor(200 + 60_000 * random() ** 4);
    const target = tunnel
      ? `CONNECT ${host}:443`
      : `${random() < 0.9 ? 'GET' : 'POST'} http://${host}${pick(PATHS, random())}${random() < 0.5 ? `?id=${Math.floor(random() * 1e9)}` : ''}`;
    const user = random() < 0.04 ? '-' : person.name;
    const peer =
      result.startsWith('TCP_DENIED') || result.includes('HIT')
        ? 'HIER_NONE/-'
        : `HIER_DIRECT/${addresses[where] ?? '-'}`;
    text += `${time.toFixed(3)} ${String(Math.floor(5 + 900 * random() ** 3)).padStart(6)} ${person.address} ${result} ${size} ${target} ${user} ${peer} ${tunnel ? '-' : pick(TYPES, random())}\n`;
    if (text.length > 1 << 20) {
      bytes += text.length;
      if (!out.write(text, 'latin1')) await once(out, 'drain');
      text = '';
    }
  }
  bytes += text.length;
  out.end(text, 'latin1');
  await once(out, 'finish');
  return { path, lines, bytes };
}

import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
/** Logs of a small company, in ProxySG's main format: it names people and counts bytes both ways. */

export interface Visit {
  /** Ms since 1970 UTC. */
  time: number;
  user: string;
  host: string;
  up: number;
  down: number;
  blocked?: boolean;
  /** The proxy's own category; “File Storage” by default. */
  category?: string;
}

const HEADER = [
  '#Software: SGOS 6.7.5.3',
  '#Version: 1.0',
  '#Fields: date time time-taken c-ip cs-username cs-auth-group x-exception-id sc-filter-result cs-categories cs(Referer) sc-status s-action cs-method rs(Content-Type) cs-uri-scheme cs-host cs-uri-port cs-uri-path cs-uri-query cs-uri-extension cs(User-Agent) s-ip sc-bytes cs-bytes x-virus-id',
];

function lineOf({ time, user, host, up, down, blocked = false, category = 'File Storage' }: Visit): string {
  const [date = '', clock = ''] = isoTime(time).slice(0, 19).split('T');
  const verdict = blocked ? 'DENIED' : 'OBSERVED';
  const outcome = blocked ? '403 TCP_DENIED' : '200 TCP_NC_MISS';
  return `${date} ${clock} 120 10.1.0.${(user.length % 200) + 1} ${user} - - ${verdict} "${category}" - ${outcome} POST text/html https ${host} 443 /upload - - "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36" 10.0.0.9 ${down} ${up} -`;
}

export function logOf(visits: readonly Visit[]): string {
  return `${[...HEADER, ...visits.map(lineOf)].join('\n')}\n`;
}

const MEGABYTE = 1024 ** 2;

/** Where the company's people go, and how much of their data with each visit. */
export const PLACES = [
  { host: 'www.dropbox.com', name: 'Dropbox', up: 3 * MEGABYTE },
  { host: 'wetransfer.com', name: 'WeTransfer', up: 12 * MEGABYTE },
  { host: 'github.com', name: 'GitHub', up: 20_000 },
  { host: 'app.slack.com', name: 'Slack', up: 4_000 },
  { host: 'mega.nz', name: 'MEGA', up: 2 * MEGABYTE },
  { host: 'www.notion.so', name: 'Notion', up: 9_000 },
  { host: 'trello.com', name: 'Trello', up: 3_000 },
  { host: 'www.evernote.com', name: 'Evernote', up: 5_000 },
] as const;

export const PEOPLE = [
  'omar.haddad',
  'sofia.lindqvist',
  'jonas.weber',
  'amina.diallo',
  'ines.costa',
] as const;

/** The last day of the logs, midnight UTC. */
export const LAST_DAY = Date.UTC(2026, 10, 20);

/** Three days of work, 8 to 18 o'clock, the same every time. MEGA is blocked on the last day. */
export function threeDays(): readonly Visit[] {
  const visits: Visit[] = [];
  for (let day = 2; day >= 0; day--)
    for (let hour = 8; hour < 18; hour++)
      for (const [place, { host, up }] of PLACES.entries())
        for (const [person, user] of PEOPLE.entries()) {
          // Not everyone goes everywhere: lists differ in their counts.
          if ((place + person + hour) % 3 === 0) continue;
          visits.push({
            time: LAST_DAY - day * DAY_MS + hour * HOUR_MS + (place * 7 + person) * 1000,
            user,
            host,
            up: up * (person + 1),
            down: 50_000,
            blocked: host === 'mega.nz' && day === 0,
          });
        }
  return visits;
}

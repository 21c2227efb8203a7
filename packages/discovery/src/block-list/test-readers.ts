import type { BlockListFormatName } from '@casbah/domain/block-list';

/**
 * For tests: how a product interprets a list, implemented from its documentation, independently of our
 * writers.
 */
interface Reader {
  /** Whether a host is on the list. */
  (text: string): (host: string) => boolean;
  /** Entries that count toward the product's limit. */
  entries(text: string): number;
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
const reader = (
  read: (text: string) => (host: string) => boolean,
  entries: (text: string) => number,
): Reader => Object.assign(read, { entries });

/** Reads a domain list whose entries match as in `matches`. */
const listReader = (matches: (entry: string, host: string) => boolean): Reader =>
  reader(
    (text) => {
      const entries = lines(text);
      return (host) => entries.some((entry) => matches(entry, host));
    },
    (text) => lines(text).length,
  );

/** Reads CPL: lines of a condition are ORed, and every matching rule sets its property. */
function readCpl(text: string): (host: string) => boolean {
  const conditions = new Map<string, ((host: string) => boolean)[]>();
  const rules: string[][] = [];
  let current: ((host: string) => boolean)[] | undefined;
  let isDomains = false;
  const holds = (name: string, host: string): boolean => {
    const found = conditions.get(name);
    if (found === undefined) throw new Error(`No condition ${name}`);
    return found.some((one) => one(host));
  };
  for (const line of lines(text).map((one) => one.trim())) {
    const definition = /^define (url\.domain )?condition (\w+)$/.exec(line);
    if (line.startsWith(';') || line === '<Proxy>') continue;
    if (definition !== null) {
      current = [];
      isDomains = definition[1] !== undefined;
      conditions.set(definition[2] ?? '', current);
    } else if (line === 'end') current = undefined;
    else if (current === undefined) rules.push(line.split(' '));
    else if (isDomains) current.push((host) => isUnder(host, line));
    else if (line.startsWith('condition=')) current.push((host) => holds(line.slice(10), host));
    else {
      const pattern = /^url\.host\.regex="(.+)"$/.exec(line)?.[1];
      if (pattern === undefined) throw new Error(`Not CPL: ${line}`);
      const expression = new RegExp(pattern, 'i');
      current.push((host) => expression.test(host));
    }
  }
  return (host) =>
    rules.some((parts) =>
      parts.every((part) => {
        if (part === 'ALLOW' || part === 'exception(policy_denied)') return true;
        const name = part.replace(/^condition=!?/, '');
        return part.startsWith('condition=!') ? !holds(name, host) : holds(name, host);
      }),
    );
}

/** Reads Squid rules: lines of an acl are ORed, acls of a rule are ANDed, and the first matching rule decides. */
function readSquid(text: string): (host: string) => boolean {
  const acls = new Map<string, ((host: string) => boolean)[]>();
  const rules: string[][] = [];
  for (const line of lines(text)) {
    if (line.startsWith('#')) continue;
    const [word = '', name = '', type = '', ...values] = line.split(' ');
    if (word === 'http_access') rules.push([type, ...values]);
    else {
      const known = acls.get(name) ?? [];
      acls.set(name, known);
      const value = values.at(-1) ?? '';
      const expression = type === 'dstdom_regex' ? new RegExp(value, 'i') : undefined;
      known.push((host) => expression?.test(host) ?? isUnder(host, value.slice(1)));
    }
  }
  const holds = (name: string, host: string): boolean => {
    const known = acls.get(name);
    if (known === undefined) throw new Error(`No acl ${name}`);
    return known.some((one) => one(host));
  };
  return (host) =>
    rules.some((names) =>
      names.every((name) => (name.startsWith('!') ? !holds(name.slice(1), host) : holds(name, host))),
    );
}

/** Reads Unbound options: the longest matching zone decides. */
function readUnbound(text: string): (host: string) => boolean {
  const [head, ...rest] = lines(text);
  if (head !== 'server:') throw new Error('Not a clause of Unbound');
  const zones = rest.map((line) => {
    const [, zone = '', type = ''] = /^ {2}local-zone: "([^"]+)\." (\w+)$/.exec(line) ?? [];
    if (type === '') throw new Error(`Not an option of Unbound: ${line}`);
    return { zone, type };
  });
  return (host) =>
    zones.filter(({ zone }) => isUnder(host, zone)).sort((a, b) => b.zone.length - a.zone.length)[0]?.type ===
    'always_nxdomain';
}

/** Matches PAN-OS tokens between dots: `*` is one or more labels, `^` exactly one; the slash ends the host. */
function readPanOs(entry: string, host: string): boolean {
  if (!entry.endsWith('/') || entry.length > 255) throw new Error(`Not an entry of PAN-OS: ${entry}`);
  const expression = entry
    .slice(0, -1)
    .split('.')
    .map((token) => {
      if (token === '*') return '[^.]+(\\.[^.]+)*';
      if (token === '^') return '[^.]+';
      if (/[*^]/.test(token)) throw new Error(`A wildcard is a token of its own: ${entry}`);
      return token;
    })
    .join('\\.');
  return new RegExp(`^${expression}$`).test(host);
}

/** Splits a line of CSV with quotes; records don't span lines. */
const cells = (line: string): string[] =>
  [...line.replace(/\r$/, '').matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'),
  );

const records = (text: string): string[] =>
  lines(text.replace('\ufeff', '').replace(/"(?:[^"]|"")*"/g, (quoted) => quoted.replaceAll('\n', ' ')));

function readCsv(text: string): (host: string) => boolean {
  const rows = records(text).slice(1).map(cells);
  const fits = (domain: string, host: string): boolean =>
    new RegExp(
      `(^|\\.)${domain
        .split('.')
        .map((part) => part.replaceAll('*', '[^.]*'))
        .join('\\.')}$`,
    ).test(host);
  return (host) =>
    rows
      .filter(([, domain = '']) => fits(domain, host))
      .sort(([, a = ''], [, b = '']) => b.split('.').length - a.split('.').length)[0]?.[0] === 'block';
}

const starOrSelf = (entry: string, host: string): boolean =>
  entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry;

/** List readers by product. */
export const READERS: Readonly<Record<BlockListFormatName, Reader>> = {
  proxysg: reader(
    readCpl,
    (text) => lines(text).filter((line) => /^ {2}(url\.host|(?!condition=)[\w*-]+\.)/.test(line)).length,
  ),
  squid: reader(readSquid, (text) => lines(text).filter((line) => line.startsWith('acl')).length),
  fortigate: listReader(starOrSelf),
  'palo-alto': listReader(readPanOs),
  zscaler: listReader((entry, host) => isUnder(host, entry.replace(/^\./, ''))),
  'check-point': reader(
    (text) => {
      const domains = lines(text)
        .filter((line) => !line.startsWith('#'))
        .map((line) => line.split(','))
        .map((fields) => {
          if (fields.length !== 7 || fields[2] !== 'Domain') throw new Error(`Not a record: ${fields}`);
          return fields[1] ?? '';
        });
      return (host) => domains.some((domain) => isUnder(host, domain));
    },
    (text) => lines(text).filter((line) => !line.startsWith('#')).length,
  ),
  'cisco-web': listReader((line, host) => {
    const [address = '', type] = line.split(',');
    if (type !== 'site') throw new Error(`Not a line of Cisco's feed: ${line}`);
    return address.startsWith('.') ? host.endsWith(address) : host === address;
  }),
  'cisco-firewall': listReader((entry, host) => isUnder(host, entry)),
  pfsense: reader(readUnbound, (text) => lines(text).length - 1),
  domains: listReader((entry, host) => isUnder(host, entry)),
  csv: reader(readCsv, (text) => records(text).length - 1),
};

import { plainLines } from './plain-lines.ts';

/**
 * FortiGate threat feed (category or domain name): one entry per line, `*` only at the start. At most 131,072
 * entries and 10 MB. Source: FortiOS administration guide, "Threat feeds".
 */
export const fortiGate = plainLines({
  name: 'fortigate',
  title: 'Fortinet FortiGate (threat feed)',
  mostEntries: 131_072,
  lines: (domain) => [domain, `*.${domain}`],
});

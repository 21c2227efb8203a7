import { plainLines } from './plain-lines.ts';

/**
 * Threat feed of FortiGate (category or domain name): one a line, `*` at the start only. At most 131,072 entries and 10 MB.
 * Source: FortiOS administration guide, "Threat feeds".
 */
export const fortiGate = plainLines({
  name: 'fortigate',
  title: 'Fortinet FortiGate (threat feed)',
  mostEntries: 131_072,
  lines: (domain) => [domain, `*.${domain}`],
});

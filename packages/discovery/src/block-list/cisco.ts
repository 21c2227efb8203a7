import { plainLines } from './plain-lines.ts';

/**
 * External live feed category of Cisco Secure Web Appliance, Cisco's own feed format: `address,type`. A leading dot means
 * what is under a domain, so each takes two lines. A file should have no more than 1,000 entries. Source: AsyncOS for Cisco Secure Web
 * Appliance user guide, "Creating and editing custom and external URL categories".
 */
export const ciscoWeb = {
  ...plainLines({
    name: 'cisco-web',
    title: 'Cisco Secure Web Appliance (live feed category)',
    mostEntries: 1000,
    lines: (domain) => [`${domain},site`, `.${domain},site`],
  }),
  fileExtension: 'csv',
  mediaType: 'text/csv',
} as const;

/**
 * Security Intelligence feed or list of Cisco Secure Firewall, for URLs or DNS: a domain holds all that is under it. Source: Cisco
 * Secure Firewall Management Center device configuration guide, "Custom Security Intelligence lists".
 */
export const ciscoFirewall = plainLines({
  name: 'cisco-firewall',
  title: 'Cisco Secure Firewall (Security Intelligence)',
  mostEntries: undefined,
  lines: (domain) => [domain],
});

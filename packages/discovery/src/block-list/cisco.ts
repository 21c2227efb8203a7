import { plainLines } from './plain-lines.ts';

/**
 * Cisco Secure Web Appliance external live feed category: `address,type`, one line for the domain and one for its
 * subdomains (leading dot). Up to 1,000 entries. Source: AsyncOS user guide, "Custom and external URL categories".
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
 * Cisco Secure Firewall Security Intelligence feed or list, for URLs or DNS; a domain covers its subdomains.
 * Source: Firewall Management Center device configuration guide, "Custom Security Intelligence lists".
 */
export const ciscoFirewall = plainLines({
  name: 'cisco-firewall',
  title: 'Cisco Secure Firewall (Security Intelligence)',
  mostEntries: undefined,
  lines: (domain) => [domain],
});

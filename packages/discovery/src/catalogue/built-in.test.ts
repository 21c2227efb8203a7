import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES, CATEGORY_GROUPS } from '@casbah/domain/service-category';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from './built-in.ts';
import { TRAITS } from './catalogue.ts';
import { domainFault } from './domain-fault.ts';
import { INSTANCE_RULES } from './instance-rules.ts';

const catalogue = loadCatalogue();
const { services } = catalogue;

const DATA = join(import.meta.dirname, 'data');
const files = readdirSync(DATA).filter((file) => file.endsWith('.json'));
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes with a name that aren't countries in ISO 3166-1. */
const NO_COUNTRY = new Set([
  'EU',
  'EZ',
  'UK',
  'UN',
  'XA',
  'XB',
  'XK',
  'ZZ',
  'QO',
  'AC',
  'CP',
  'DG',
  'EA',
  'IC',
  'TA',
]);

const twice = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
};

describe('the built-in catalogue', () => {
  test('has at least 1,500 services besides advertising technology', () => {
    const advertising: ReadonlySet<string> = new Set(CATEGORY_GROUPS['Advertising technology']);
    expect(services.filter(({ category }) => !advertising.has(category)).length).toBeGreaterThanOrEqual(1500);
  });

  test('gives every service a readable, unique ID', () => {
    expect(twice(services.map(({ id }) => id))).toEqual([]);
    expect(services.map(({ id }) => id).filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test('assigns every domain to one service, and each service has a domain', () => {
    expect(twice(services.flatMap(({ domains }) => domains))).toEqual([]);
    expect(services.filter(({ domains }) => domains.length === 0)).toEqual([]);
  });

  test('claims no bare public suffix', () => {
    const faults = services.flatMap(({ id, domains }) =>
      domains.flatMap((domain) => {
        const fault = domainFault(domain);
        return fault === undefined ? [] : [`${domain} of ${id} ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('lists no domain that another of the same service already covers', () => {
    const covered = services.flatMap(({ domains }) =>
      domains.filter((domain) => domains.some((other) => domain.endsWith(`.${other}`))),
    );
    expect(covered).toEqual([]);
  });

  test('has headquarters as ISO 3166-1 countries', () => {
    const wrong = services
      .flatMap(({ headquarters }) => headquarters ?? [])
      .filter(
        (code) => !/^[A-Z]{2}$/.test(code) || NO_COUNTRY.has(code) || countryNames.of(code) === undefined,
      );
    expect(wrong).toEqual([]);
  });

  test("gives a vendor's own services one country", () => {
    const byVendor = new Map<string, Set<string>>();
    for (const { vendor, headquarters } of services)
      if (vendor !== undefined && headquarters !== undefined)
        byVendor.set(vendor, (byVendor.get(vendor) ?? new Set()).add(headquarters));
    expect([...byVendor].filter(([, countries]) => countries.size > 1)).toEqual([]);
  });

  test('has exactly one file per category', () => {
    const names = CATEGORIES.map(
      (category) => `${category.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`,
    );
    expect(files.toSorted()).toEqual(names.toSorted());
    expect(new Set(services.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  });

  test.each(files)('%s has one service per line, sorted by ID, with known facts only', (file) => {
    const text = readFileSync(join(DATA, file), 'utf8');
    const lines: Record<string, unknown>[] = JSON.parse(text);
    expect(text).toBe(`[\n${lines.map((line) => `  ${JSON.stringify(line)}`).join(',\n')}\n]\n`);
    const ids = lines.map(({ id }) => String(id));
    expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)));
    const known = ['id', 'name', 'vendor', 'headquarters', 'domains', 'traits', 'description'];
    expect(lines.flatMap((line) => Object.keys(line)).filter((key) => !known.includes(key))).toEqual([]);
    const traits: readonly string[] = TRAITS;
    const named = lines.flatMap(({ traits }) => (Array.isArray(traits) ? traits.map(String) : []));
    expect(named.filter((trait) => !traits.includes(trait))).toEqual([]);
    expect(lines.flatMap((line) => Object.values(line)).filter((fact) => fact === '')).toEqual([]);
  });

  test('has no service that is both business-only and consumer-only', () => {
    expect(
      services.filter(({ traits }) => traits?.includes('business') && traits.includes('consumer')),
    ).toEqual([]);
  });

  test('has instance rules for existing services, with hosts that lead to them', () => {
    expect([...INSTANCE_RULES.keys()].filter((id) => catalogue.get(id) === undefined)).toEqual([]);
    const astray = [...INSTANCE_RULES].flatMap(([id, rules]) =>
      rules.flatMap((rule) => {
        const host =
          'host' in rule ? rule.host : `acme${rule.ending ?? ''}.${rule.under.replaceAll('*', 'x')}`;
        return catalogue.serviceOfHost(host)?.id === id ? [] : [`${id}: ${host}`];
      }),
    );
    expect(astray).toEqual([]);
  });
});

/** The services companies use most, by hosts that proxies see. */
const WELL_KNOWN: Readonly<Record<string, string>> = {
  'www.dropbox.com': 'dropbox',
  'dl.dropboxusercontent.com': 'dropbox',
  'app.box.com': 'box',
  'wetransfer.com': 'wetransfer',
  'we.tl': 'wetransfer',
  'g.api.mega.co.nz': 'mega',
  'mega.nz': 'mega',
  'drive.google.com': 'google-drive',
  'docs.google.com': 'google-docs',
  'mail.google.com': 'gmail',
  'meet.google.com': 'google-meet',
  'www.google.com': 'google-search',
  'www.google.co.uk': 'google-search',
  'translate.google.com': 'google-translate',
  'www.youtube.com': 'youtube',
  'r1---sn-4g5e6nez.googlevideo.com': 'youtube',
  'storage.googleapis.com': 'google-cloud-storage',
  'onedrive.live.com': 'onedrive',
  'acme-my.sharepoint.com': 'onedrive',
  'acme.sharepoint.com': 'sharepoint',
  'teams.microsoft.com': 'microsoft-teams',
  'outlook.office365.com': 'exchange-online',
  'outlook.live.com': 'outlook-com',
  'www.office.com': 'microsoft-365',
  'login.microsoftonline.com': 'microsoft-entra-id',
  'portal.azure.com': 'microsoft-azure',
  'app.powerbi.com': 'power-bi',
  'acme.crm4.dynamics.com': 'microsoft-dynamics-365',
  'chatgpt.com': 'chatgpt',
  'api.openai.com': 'openai-platform',
  'claude.ai': 'claude',
  'gemini.google.com': 'gemini',
  'copilot.microsoft.com': 'microsoft-copilot',
  'www.perplexity.ai': 'perplexity',
  'chat.deepseek.com': 'deepseek',
  'www.notion.so': 'notion',
  'acme.slack.com': 'slack',
  'files.slack.com': 'slack',
  'us02web.zoom.us': 'zoom',
  'acme.webex.com': 'webex',
  'acme.lightning.force.com': 'salesforce',
  'acme.my.salesforce.com': 'salesforce',
  'app.hubspot.com': 'hubspot',
  'wd5.myworkday.com': 'workday',
  'acme.service-now.com': 'servicenow',
  'github.com': 'github',
  'raw.githubusercontent.com': 'github',
  'gist.github.com': 'github-gist',
  'acme.github.io': 'github-pages',
  'gitlab.com': 'gitlab',
  'bitbucket.org': 'bitbucket',
  'acme.atlassian.net': 'atlassian-cloud',
  'trello.com': 'trello',
  'www.figma.com': 'figma',
  'miro.com': 'miro',
  'www.canva.com': 'canva',
  'app.asana.com': 'asana',
  'acme.monday.com': 'monday-com',
  'airtable.com': 'airtable',
  'app.clickup.com': 'clickup',
  'na3.docusign.net': 'docusign',
  'acrobat.adobe.com': 'adobe-acrobat',
  'creativecloud.adobe.com': 'adobe-creative-cloud',
  'app.grammarly.com': 'grammarly',
  'www.deepl.com': 'deepl',
  'www.scribd.com': 'scribd',
  'pastebin.com': 'pastebin',
  't.me': 'telegram',
  'web.whatsapp.com': 'whatsapp',
  'www.tiktok.com': 'tiktok',
  'www.linkedin.com': 'linkedin',
  'www.facebook.com': 'facebook',
  'x.com': 'x',
  'www.reddit.com': 'reddit',
  'acme.okta.com': 'okta',
  'acme.zendesk.com': 'zendesk',
  'api-iam.intercom.io': 'intercom',
  'api.stripe.com': 'stripe',
  'www.paypal.com': 'paypal',
  'acme.s4hana.ondemand.com': 'sap',
  'acme.fa.ocs.oraclecloud.com': 'oracle-cloud',
  'acme.snowflakecomputing.com': 'snowflake',
  'acme.cloud.databricks.com': 'databricks',
  'app.datadoghq.com': 'datadog',
  'o1.ingest.sentry.io': 'sentry',
  'dash.cloudflare.com': 'cloudflare',
  'a248.e.akamai.net': 'akamai',
  'console.aws.amazon.com': 'amazon-web-services',
  'bucket.s3.eu-central-1.amazonaws.com': 'amazon-s3',
  'www.amazon.de': 'amazon',
  'acme.blob.core.windows.net': 'azure-blob-storage',
  'gofile.io': 'gofile',
  'www.ilovepdf.com': 'ilovepdf',
  'app.bamboohr.com': 'bamboohr',
  'acme.personio.de': 'personio',
  'www.concursolutions.com': 'sap-concur',
  'router.teamviewer.com': 'teamviewer',
  'relay-1.net.anydesk.com': 'anydesk',
  'nordvpn.com': 'nordvpn',
  'www.torproject.org': 'tor',
  'abc.ngrok-free.app': 'ngrok',
  'yadi.sk': 'yandex-disk',
  'pan.baidu.com': 'baidu-netdisk',
  'registry.npmjs.org': 'npm',
  'www.google-analytics.com': 'google-analytics',
  'stats.g.doubleclick.net': 'google-ads',
};

/** Their operators are unknown. */
const NO_KNOWN_VENDOR = ['pastebin', 'gofile'];

test.each(Object.entries(WELL_KNOWN))('%s is %s', (host, id) => {
  const service = catalogue.serviceOfHost(host);
  expect(service?.id).toBe(id);
  expect(service?.vendor === undefined).toBe(NO_KNOWN_VENDOR.includes(id));
});

import { OTHER_VENDOR_SERVICES } from '@casbah/domain/service-category';
import { getDomain } from 'tldts';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from './built-in.ts';

const catalogue = loadCatalogue();
const vendorEntries = catalogue.services.filter(({ category }) => category === OTHER_VENDOR_SERVICES);

/** A label that no vendor uses. */
const UNSEEN = 'xq7';

/** Domains below which vendors run many services. */
const GENERAL: Readonly<Record<string, string>> = {
  'google.com': 'google',
  'google.co.jp': 'google',
  'gstatic.com': 'google',
  'googleusercontent.com': 'google',
  'gvt2.com': 'google',
  'googleapis.com': 'google-apis',
  'microsoft.com': 'microsoft',
  'live.com': 'microsoft',
  'windows.com': 'microsoft',
  'amazon.com': 'amazon-other',
  'amazon.de': 'amazon-other',
  'apple.com': 'apple',
  'cdn-apple.com': 'apple',
  'adobe.com': 'adobe',
  'adobe.io': 'adobe',
  'oracle.com': 'oracle-other',
  'ibm.com': 'ibm',
  'cisco.com': 'cisco',
  'sap.com': 'sap-other',
  'ondemand.com': 'sap-other',
  'meta.com': 'meta',
  'facebook.net': 'meta',
  'yahoo.com': 'yahoo-other',
  'yandex.ru': 'yandex-other',
  'yandex.com': 'yandex-other',
  'yandex.net': 'yandex-other',
  'zoho.com': 'zoho-other',
  'zoho.eu': 'zoho-other',
  'atlassian.com': 'atlassian',
  'salesforce.com': 'salesforce-other',
  'baidu.com': 'baidu-other',
  'qq.com': 'tencent',
  'tencent.com': 'tencent',
  'alicdn.com': 'alibaba',
  'bytedance.com': 'bytedance',
  'intuit.com': 'intuit',
  'proton.me': 'proton',
  'mail.ru': 'vk-other',
  'naver.com': 'naver-other',
  '163.com': 'netease-other',
};

/** Services that are also the parent of several named ones: platforms, suites, products with named parts. */
const PLATFORMS = new Set([
  'amazon-web-services',
  'microsoft-azure',
  'azure-front-door',
  'alibaba-cloud',
  'ibm-cloud',
  'microsoft-365',
  'azure-devops',
  'china-mobile',
  'china-telecom',
  'sberbank',
  'mozilla',
  'android',
  'icloud',
  'outlook-com',
  'skype',
  'bing',
  'github',
  'dropbox',
  'youtube',
  'facebook',
  'vk',
]);

describe("a host without a rule belongs to its vendor's unknown services", () => {
  test.each(Object.entries(GENERAL))(`${UNSEEN}.%s is %s`, (domain, id) => {
    const service = catalogue.serviceOfHost(`${UNSEEN}.${domain}`);
    expect(service?.id).toBe(id);
    expect(service?.category).toBe(OTHER_VENDOR_SERVICES);
    expect(service?.name).toMatch(/ \(other\)$/);
  });

  test.each(vendorEntries)('$id has all unknown hosts of its domains', (service) => {
    const astray = service.domains
      .map((domain) => domain.replaceAll('*', 'x'))
      .flatMap((domain) => [`${UNSEEN}.${domain}`, `a.b-1.${UNSEEN}.${domain}`])
      .filter((host) => catalogue.serviceOfHost(host) !== service);
    expect(astray).toEqual([]);
  });

  test('every vendor entry names the owner of its hosts', () => {
    expect(vendorEntries.filter(({ vendor }) => vendor === undefined)).toEqual([]);
    expect(vendorEntries.filter(({ traits }) => traits !== undefined)).toEqual([]);
  });

  test('the rest of a domain shared by several services belongs to none of them', () => {
    const owners = new Map(
      catalogue.services.flatMap((service) => service.domains.map((domain) => [domain, service] as const)),
    );
    const under = new Map<string, Set<string>>();
    for (const [domain, { id, vendor }] of owners) {
      const registered = getDomain(domain.replaceAll('*', 'x'));
      const owner = registered === null ? undefined : owners.get(registered);
      if (registered === null || owner === undefined || owner.id === id || owner.vendor !== vendor) continue;
      under.set(registered, (under.get(registered) ?? new Set()).add(id));
    }
    const wrong = [...under].filter(([domain, ids]) => {
      const owner = owners.get(domain);
      return (
        ids.size >= 2 &&
        owner !== undefined &&
        owner.category !== OTHER_VENDOR_SERVICES &&
        !PLATFORMS.has(owner.id)
      );
    });
    expect(wrong.map(([domain, ids]) => `${domain}: ${[...ids].join(', ')}`)).toEqual([]);
  });

  test.each([
    ['google.com', 'google-search'],
    ['google.co.jp', 'google-search'],
    ['amazon.de', 'amazon'],
    ['yahoo.com', 'yahoo'],
    ['yandex.ru', 'yandex'],
    ['baidu.com', 'baidu'],
    ['microsoft.com', 'microsoft'],
    ['apple.com', 'apple'],
  ])('%s alone is the website: %s', (host, id) => {
    expect(catalogue.serviceOfHost(host)?.id).toBe(id);
    expect(catalogue.serviceOfHost(`www.${host}`)?.id).toBe(id);
  });
});

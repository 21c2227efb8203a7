import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serviceDescriptions } from './service-descriptions.ts';

const DATA = join(import.meta.dirname, '../../../../discovery/src/catalogue/data');

const ENGLISH = [
  ...new Set(
    globSync('*.json', { cwd: DATA }).flatMap((file) => {
      const services: readonly { description?: string }[] = JSON.parse(
        readFileSync(join(DATA, file), 'utf8'),
      );
      return services.flatMap(({ description }) => description ?? []);
    }),
  ),
].sort();

/** Terms and names identical in the language, as cognates or technical terms. */
const SAME: Readonly<Record<'es' | 'fr' | 'de' | 'ja', string>> = {
  es: 'Antivirus, Audio, Blockchain, Blogs, CRM, Casino, Chat, Chatbots, Chips, DNS, Drones, Embeddings, Exploits, Fax, Feature flags, Firewalls, Fitness, Geocaching, Hospital, Intranet, Portal, Radio, Series, VPN, Wikis',
  fr: 'Animations, Antivirus, Articles, Audio, Audits, Blockchain, Blogs, CRM, Casino, Chat, Chatbots, Contacts, DNS, Drones, Exploits, Fax, Feature flags, Films, Fitness, Forum, Images, Inspections, Intranet, Magazine, Magazines, Newsletters, Notebooks, Notes, Notifications, Photos, Podcasts, Poker, Pop-ups, Prototypes, Radio, Restaurants, Science, Simulations, Trains, VPN, Wikis, Workflows',
  de: 'Amazon Web Services in China, Apps, Audio, Azure in China, Bank, Blockchain, Blogs, Browser, CRM, Casino, Chat, Chatbots, Chips, Comics, Compliance, DNS, Dashboards, Domains, Embeddings, Exploits, Fax, Firewalls, Fitness, Forum, Geocaching, Headsets, Hostels, Hosting, Hotels, Intranet, Microsoft 365 in China, Notebooks, Podcasts, Poker, Pop-ups, Portal, Radio, Restaurants, VPN, Video, Videos, Websites, Whiteboard, Wikis, Workflows',
  ja: 'CRM, DNS, VPN',
};

test('the catalog has descriptions to translate', () => {
  expect(ENGLISH.length).toBeGreaterThan(1000);
  expect(ENGLISH.filter((text) => /\.$|^\s|\s$|'|"/.test(text))).toEqual([]);
});

describe.each(['es', 'fr', 'de', 'ja'] as const)('%s', async (language) => {
  const words: Readonly<Record<string, string>> = await serviceDescriptions[language]();

  test("has a translation for exactly the catalog's descriptions", () => {
    expect(Object.keys(words).sort()).toEqual(ENGLISH);
  });

  test('repeats English only in shared terms', () => {
    const same = Object.keys(words).filter((text) => words[text] === text);
    expect(same.sort()).toEqual(SAME[language].split(', ').sort());
  });

  test('is a phrase: not empty, without a period or straight quotes', () => {
    const wrong = Object.values(words).filter((text) => text === '' || /[.。]$|^\s|\s$| {2}|['"]/.test(text));
    expect(wrong).toEqual([]);
  });
});

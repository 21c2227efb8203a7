import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_OF, type Language } from './languages.ts';

type Translation = Exclude<Language, 'en-us'>;
const TRANSLATIONS: readonly Translation[] = ['es', 'fr', 'de', 'ja'];

async function wordsIn(file: 'en' | Translation): Promise<Readonly<Record<string, string>>> {
  const all: Record<string, string> = {};
  for (const path of globSync(`*/*/${file}.ts`, { cwd: import.meta.dirname }).sort()) {
    const { words }: { words: Record<string, string> } = await import(join(import.meta.dirname, path));
    Object.assign(all, words);
  }
  return all;
}

const ENGLISH = await wordsIn('en');

/** Visible text within ICU braces, branch by branch. */
function textsOf(elements: readonly MessageFormatElement[]): string[] {
  const texts: string[] = [];
  let run = '';
  for (const element of elements) {
    if (element.type === TYPE.literal) run += element.value;
    else {
      run += 'X';
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) texts.push(...textsOf(option.value));
    }
  }
  return [...texts, run];
}

/** Names, acronyms, keys and typed values: the same in every language. */
const SAME_EVERYWHERE =
  'AI Android API Backspace Down ID Up BRR Business Casbah Connect Ctrl End Enter Esc Home HTML iOS JSON LDAP OpenID Page PostgreSQL Rating Readiness SAML SCIM Shift STARTTLS Tab URL VPN Webhook CAD FERPA GLBA HIPAA PCI';

/** Words a language shares with English, as cognates or technical terms. */
const COGNATES: Readonly<Record<Translation, string>> = {
  de: 'Admins Agent Analyzer App Apps Audit Backups Browser Bucket China Cloud Code Compliance Crowdfunding Dashboard Dashboards Definition Design Desktop Details Domain Domains Filter Format Gateway Hash Host Hosts Limits Marketing Messaging Monitoring Name OK Partner Passkey Passkeys Person Port Position Problem Referrer Region Server Shopping Status Store Sysadmin Sysadmins System Tablet Tag Tags Tests Token Upload Version Webmail Zone Audio Text Video Index Branch Cluster Detail Image Issue Link Live Original Repository Snapshot Ticket Workflow Download Header',
  fr: 'Action Actions Active Administration admin Agent Agents Application Audit bucket buckets Cloud Code Collaboration Condition Date Description Design Destination Format Forums Hash Important Inactive Infrastructure Instances Latitude Longitude Maintenance Marketing Message Messages mobile Note Notes Notification Notifications OK Pages Points Port Posture Service Services Sessions Site Sites Source Sources Structure Tests Total Type Version Via Webmail Zone Archives Audio Documents Extensions Images Secrets Violation Index Cluster Image Instance Original Public Secret Session Table Ticket Workflow Conditions Exception Exceptions Versions Incident Incidents Occurrence Occurrences',
  es: 'admin Bucket buckets Bytes China Color General Hash Host Hosts Legal Marketing No Personal total Token Audio Malware Error Original',
  ja: '',
};

/** Identifiers, file names and links contain letters that aren't translated. */
const FILE_NAME = /^[a-z-]+(\.txt)?$/;

describe.each(TRANSLATIONS)('%s', async (language) => {
  const words = await wordsIn(language);
  const known = new Set(
    `${SAME_EVERYWHERE} ${COGNATES[language]}`.split(' ').map((word) => word.toLowerCase()),
  );

  test('nothing is left in English', () => {
    const left = Object.entries(words).filter(
      ([id, text]) =>
        text === ENGLISH[id] &&
        !FILE_NAME.test(text) &&
        textsOf(parse(text))
          .flatMap((part) => part.match(/\p{L}{2,}/gu) ?? [])
          .some((word) => !known.has(word.toLowerCase())),
    );
    expect(left).toEqual([]);
  });

  test('a message with plurals in English has all forms of the language', () => {
    const rules = new Intl.PluralRules(LANGUAGE_OF[language].locale);
    // Spanish and French have a separate plural form from a million on, which falls back to `other`.
    const forms = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
    const pluralsOf = (elements: readonly MessageFormatElement[]): Map<string, string[]> => {
      const found = new Map<string, string[]>();
      for (const element of elements)
        if (element.type === TYPE.plural || element.type === TYPE.select) {
          if (element.type === TYPE.plural) found.set(element.value, Object.keys(element.options));
          for (const option of Object.values(element.options))
            for (const [name, options] of pluralsOf(option.value)) found.set(name, options);
        }
      return found;
    };
    const missing: string[] = [];
    for (const [id, english] of Object.entries(ENGLISH)) {
      const translated = pluralsOf(parse(words[id] ?? ''));
      for (const [name, options] of pluralsOf(parse(english))) {
        const own = translated.get(name);
        if (!options.includes('one') || own === undefined) continue;
        for (const form of forms) if (!own.includes(form)) missing.push(`${id}: ${name} lacks ${form}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test('labels fit where English fits', () => {
    // A Japanese character is as wide as two Latin ones.
    const width = (text: string) =>
      [...text].reduce((sum, character) => sum + (/[\u3000-\u9fff\uff00-\uff60]/.test(character) ? 2 : 1), 0);
    const isLabel = (text: string) => text.length <= 12 && !/[.:?{]/.test(text);
    const long = Object.entries(words).filter(([id, text]) => {
      const english = ENGLISH[id] ?? '';
      if (/\.column\.\w+$/.test(id)) return width(text) > Math.max(16, english.length * 1.8);
      return isLabel(english) && width(text) > 32;
    });
    expect(long).toEqual([]);
  });

  test('punctuation follows the language', () => {
    const wrong: string[] = [];
    for (const [id, text] of Object.entries(words))
      for (const part of textsOf(parse(text)))
        for (const [what, pattern] of WRONG[language])
          if (pattern.test(part.replace(CODE, ''))) wrong.push(`${id}: ${what}: ${part}`);
    expect(wrong).toEqual([]);
  });
});

/** Text that is typed or printed literally: filters, headers, patterns, and the server's line with its token. */
const CODE =
  /user = "o\.haddad"|< >\s; \{ .*"|Setup token: …|Sample: …|Casbah-Users: \S+|(https?|ldaps?|sftp):\/\/\S* ?|\* \S+ \? ?/g;

const EVERYWHERE = [
  ['double full stop', /\.\.|。。|\.。/],
  ['three dots for an ellipsis', /\.\.\./],
  ['straight quote', /["']/],
  ['double space', / {2}/],
] as const;

const WRONG: Readonly<Record<Translation, readonly (readonly [string, RegExp])[]>> = {
  de: [...EVERYWHERE, ['quotes are „ and “', /[”«»]|„[^“]*$|^[^„]*“/], ['a space before …', /[^\s(]…/]],
  fr: [
    ...EVERYWHERE,
    ['quotes are « and »', /[“”„]/],
    ['no-break space before : ; ? ! »', /[^\u00a0][;?!»](\s|$)| [:;?!»]|[^\u00a0\d]:(\s|$)/],
    ['no-break space after «', /«[^\u00a0]/],
  ],
  es: [
    ...EVERYWHERE,
    ['quotes are « and »', /[“”„]/],
    ['¿ opens a question', /^[^¿]*\?/],
    ['¡ opens', /^[^¡]*!/],
  ],
  ja: [
    ...EVERYWHERE,
    ['quotes are 「 and 」', /[“”„«»]/],
    ['full-width punctuation', /[\u3040-\u30ff\u4e00-\u9fff][?!:;,]|[\u3040-\u30ff\u4e00-\u9fff]\(/],
    [
      'no space beside Latin letters',
      /[\u3040-\u30ff\u4e00-\u9fff] [A-Za-z0-9]|[A-Za-z0-9] [\u3040-\u30ff\u4e00-\u9fff]/,
    ],
  ],
};

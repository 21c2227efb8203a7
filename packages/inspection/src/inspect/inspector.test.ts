import { randomBytes } from 'node:crypto';
import type { ContentProfile } from '@casbah/domain/content-profile';
import type { RuleType } from '@casbah/domain/content-rule';
import { describe, expect, it } from 'vitest';
import { RecordIndexBuilder } from '../exact-match/build-index.ts';
import { FingerprintIndexBuilder } from '../fingerprints/fingerprint-index.ts';
import { INCLUDED_ONLY, type InspectionDefinitions } from './definitions.ts';
import { Inspector } from './inspector.ts';

const NOW = Date.UTC(2026, 10, 24);
const CARD = '4111 1111 1111 1111';
const plain = new Inspector();

const inspect = (text: string, inspector = plain) => inspector.inspect({ text }, { now: NOW });

/** A profile with one line for each kind of rule, all of which must hold. */
function profile(...lines: readonly (readonly [RuleType, string])[]): ContentProfile {
  return {
    id: 'p',
    name: 'P',
    description: '',
    sets: [
      {
        uid: 's',
        logicType: null,
        ruleLines: lines.map(([ruleType, value], index) => ({
          uid: `l${index}`,
          ruleType,
          rules: [{ uid: `r${index}`, value, matchCount: 1, highSensitivity: false }],
          ignoreStrings: [],
          logicType: index < lines.length - 1 ? 'AND' : null,
        })),
      },
    ],
  };
}

const violates = async (text: string, definitions: Partial<InspectionDefinitions>): Promise<boolean> => {
  const report = await inspect(text, new Inspector({ ...INCLUDED_ONLY, ...definitions }));
  return report.verdicts.every(({ isViolated }) => isViolated);
};

describe('long texts', () => {
  it('count characters and lines across pieces, and lose nothing between them', async () => {
    const line = `é ${'x'.repeat(60)}\n`;
    const lines = 80_000;
    const before = line.repeat(lines);
    const report = await inspect(`${before}card ${CARD}\n${line}`);
    expect(report.findings).toMatchObject([
      { identifier: 'card-visa', start: before.length + 5, place: { line: lines + 1 } },
    ]);
    expect(report.characters).toBe(before.length + 5 + CARD.length + 1 + line.length);
  });

  it('find a match that lies where one piece ends', async () => {
    for (const shift of [0, 7, 19]) {
      const filler = 'word '
        .repeat((4 * 1024 * 1024 - 8 * 1024) / 5 + 3)
        .slice(0, 4 * 1024 * 1024 - 8 * 1024 - shift);
      const { counts } = await inspect(`${filler} card ${CARD} ${'word '.repeat(4000)}`);
      expect(counts).toEqual([{ identifier: 'card-visa', count: 1, distinct: 1 }]);
    }
  });
});

it('masks what it found, and every other match beside it', async () => {
  const { findings } = await inspect(`card ${CARD}, mail lena.berg@example.com`);
  expect(findings[0]?.snippet).toBe(
    'card •••• •••• •••• 1111, mail ••••.••••@••••••••.com'.replace('••••••••.com', '••••••e.com'),
  );
});

it('lists findings up to a limit, and counts them all', async () => {
  const text = Array.from({ length: 30 }, (_, number) => `user${number}@example.com`).join('\n');
  const report = await plain.inspect({ text }, { now: NOW, maxFindings: 10 });
  expect(report.findings).toHaveLength(10);
  expect(report.omittedFindings).toBe(20);
  expect(report.counts).toEqual([{ identifier: 'email-address', count: 30, distinct: 30 }]);
});

it('says what kind of document and code it is', async () => {
  const code =
    'import os\n\ndef main(args):\n    for name in os.listdir("."):\n        print(name)\n\nif __name__ == "__main__":\n    main(None)\n';
  expect((await inspect(code)).kinds).toMatchObject([{ id: 'code-python' }]);
});

it('stops when the time is over, with what it found until then', async () => {
  const abort = new AbortController();
  abort.abort(new DOMException('Late', 'TimeoutError'));
  const report = await plain.inspect({ text: CARD }, { now: NOW, signal: abort.signal });
  expect(report.problems).toMatchObject([{ code: 'timed_out' }]);
});

describe('profiles', () => {
  it('look for terms of a company and of Casbah', async () => {
    const dictionary = {
      id: 'd',
      name: 'D',
      description: '',
      ignoreAccents: true,
      terms: [{ text: 'project zephyr' }],
    };
    const definitions = { profiles: [profile(['dictionary', 'd'])], dictionaries: [dictionary] };
    expect(await violates('About Project\nZEPHYR', definitions)).toBe(true);
    expect(await violates('About zephyrs', definitions)).toBe(false);
    const marks = { profiles: [profile(['predefined_dictionary', 'confidentiality-marks'])] };
    expect(await violates('STRICTLY CONFIDENTIAL. Do not distribute. Internal use only.', marks)).toBe(true);
  });

  it('look for expressions, file formats and malware', async () => {
    expect(await violates('ticket ABC-1234', { profiles: [profile(['regex', 'ABC-\\d{4}'])] })).toBe(true);
    const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-', 'TEST-FILE!$H+H*'].join('');
    expect(await violates(eicar, { profiles: [profile(['risk_type', 'malware'])] })).toBe(true);
    expect(await violates('clean', { profiles: [profile(['risk_type', 'malware'])] })).toBe(false);
  });

  it('look for rows of a table, near each other', async () => {
    const key = randomBytes(32);
    const builder = new RecordIndexBuilder(
      [
        { name: 'name', kind: 'text' },
        { name: 'account', kind: 'number' },
      ],
      key,
    );
    builder.addRow(['Lena Lindqvist', '77412903']);
    builder.addRow(['Omar Haddad', '55120448']);
    const index = {
      id: 'i',
      kind: 'exact' as const,
      index: builder.finish(),
      key,
      rule: { atLeast: 2, within: 100 },
    };
    const definitions = { profiles: [profile(['index', 'i'])], indexes: [index] };
    expect(await violates('Account 774-129-03 of Ms. Lena LINDQVIST', definitions)).toBe(true);
    expect(await violates('Account 77412903 of Omar Haddad', definitions)).toBe(false);
  });

  it('look for passages of stored documents', async () => {
    const words = Array.from({ length: 400 }, (_, number) => `word${(number * 7919) % 1009}`).join(' ');
    const builder = new FingerprintIndexBuilder();
    builder.add('contract', words);
    const index = { id: 'f', kind: 'fingerprint' as const, index: builder.finish(), minimumShare: 0.12 };
    const definitions = { profiles: [profile(['index', 'f'])], indexes: [index] };
    expect(await violates(`Excerpt: ${words.slice(600, 1200)}`, definitions)).toBe(true);
    expect(await violates('Nothing of it', definitions)).toBe(false);
  });

  it('count a company’s identifiers, and included ones as it changed them', async () => {
    const own = {
      id: 'staff',
      name: 'Staff number',
      group: 'company' as const,
      risks: [],
      patterns: ['ST-\\d{6}'],
      isolated: 'word' as const,
      keywords: [],
      within: 40,
      reported: 'medium' as const,
      examples: { matching: [], clean: [] },
      source: '',
    };
    expect(
      await violates('ST-123456', { identifiers: [own], profiles: [profile(['predefined_term', 'staff'])] }),
    ).toBe(true);
    const off = {
      withoutIncluded: new Set(['card-visa']),
      profiles: [profile(['predefined_term', 'card-visa'])],
    };
    expect(await violates(CARD, off)).toBe(false);
  });
});

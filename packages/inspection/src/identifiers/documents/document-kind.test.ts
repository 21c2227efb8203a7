import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASSIFIED_LENGTH, classify, type DocumentKind, STRETCH } from './document-kind.ts';
import { DOCUMENT_KINDS } from './document-kinds.ts';

const found = (text: string): string[] => classify(text, DOCUMENT_KINDS).map(({ kind }) => kind.id);

describe.each(DOCUMENT_KINDS.map((kind) => ({ id: kind.id, kind })))('$id', ({ kind }) => {
  it('is found first in its examples', () => {
    expect(kind.examples.matching.map((text) => found(text)[0])).toEqual(
      kind.examples.matching.map(() => kind.id),
    );
  });

  it('is not found in texts that only mention it', () => {
    expect(kind.examples.clean.flatMap(found)).toEqual([]);
  });

  it('has phrases in lower case, each once in a group', () => {
    for (const { phrases } of kind.signs) {
      expect(phrases).toEqual(phrases.map((phrase) => phrase.toLowerCase()));
      expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
    }
  });
});

it('kinds have ids and names of their own', () => {
  expect(new Set(DOCUMENT_KINDS.map(({ id }) => id)).size).toBe(DOCUMENT_KINDS.length);
  expect(new Set(DOCUMENT_KINDS.map(({ name }) => name)).size).toBe(DOCUMENT_KINDS.length);
});

describe('other texts are of no kind', () => {
  it.each([
    [
      'news',
      'The council approved the budget on Monday after a long debate. Critics said the contract with the bus company was too dear. "Patients will wait longer," said a doctor, who asked the parties to reach an agreement. Education and health get 4 % more. The minutes of the meeting will be public.',
    ],
    [
      'mail',
      'Hi Ben,\n\nthanks for the invoice, I will forward it to accounting. Can you send me the agenda for Thursday? My new number is in the signature.\n\nBest regards\nAna\n\nAna Gil | Sales | Contoso\nConfidential information: if you are not the recipient, delete this mail.',
    ],
    [
      'code',
      'export class Invoice {\n  readonly subtotal: number;\n  readonly dueDate: Date;\n  total(): number {\n    return this.subtotal * (1 + this.taxRate);\n  }\n}\n\n// The contract of this agreement: never null.\nexport const patient = { id: 1 };',
    ],
    [
      'novel',
      'It was late when she came to the house. The doctor had left, the patient slept, and on the table lay a letter. "Present me to the employer," he said, "and I shall sign any contract you like." For a minute nobody spoke. Her education had been short, her experience long.',
    ],
    [
      'log',
      '2026-05-03T10:00:01Z INFO invoice-service started\n2026-05-03T10:00:02Z WARN order 4711: total due is negative\n2026-05-03T10:00:03Z INFO GET /patients/12 200 3ms\n2026-05-03T10:00:04Z INFO student id 7 enrolled',
    ],
    [
      'German news',
      'Die Parteien streiten über den Vertrag. Das Finanzamt und die Krankenversicherung äußerten sich nicht.',
    ],
    ['Japanese news', '首相は契約について説明した。患者の数は増え、予算の議事録は公開される。'],
  ])('%s', (_name, text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('signs', () => {
  const kind: DocumentKind = {
    id: 'document-test',
    name: 'Test',
    risks: [],
    minimum: 4,
    signs: [
      { weight: 2, at: 'line', phrases: ['heading'] },
      { weight: 2, at: 'anywhere', phrases: ['phrase', 'other'] },
    ],
    examples: { matching: [], clean: [] },
  };
  const kinds = [kind];

  it('count once each, with their positions', () => {
    const text = 'Heading\nA phrase, and a phrase.';
    const [one] = classify(text, kinds);
    expect(one?.score).toBe(0.5);
    expect(one?.signs.map(({ start, end }) => text.slice(start, end))).toEqual(['Heading', 'phrase']);
  });

  it('at a line follow numbers and bullets, not other words', () => {
    expect(classify('phrase\n 2.1 Heading', kinds)).toHaveLength(1);
    expect(classify('phrase\n- HEADING:', kinds)).toHaveLength(1);
    expect(classify('phrase under a heading', kinds)).toHaveLength(0);
  });

  it('must be near each other', () => {
    expect(classify(`phrase ${'x '.repeat(STRETCH / 4)} other`, kinds)).toHaveLength(1);
    expect(classify(`phrase ${'x '.repeat(STRETCH)} other`, kinds)).toHaveLength(0);
  });

  it('are looked for in the beginning of a document', () => {
    expect(classify(`${'x '.repeat(CLASSIFIED_LENGTH / 2)} phrase other`, kinds)).toHaveLength(0);
  });

  it('are within the text, whatever the text', () => {
    const words = fc.constantFrom(
      'phrase',
      'Heading',
      'other',
      '\n',
      ' ',
      'ﾍ',
      'é',
      '\u{1f600}',
      'x'.repeat(5000),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const text = parts.join(' ');
        for (const { signs, score } of classify(text, kinds)) {
          expect(score).toBeGreaterThanOrEqual(0.5);
          expect(score).toBeLessThanOrEqual(1);
          for (const { start, end, phrase } of signs)
            expect(text.slice(start, end).toLowerCase()).toBe(phrase);
        }
      }),
    );
  });
});

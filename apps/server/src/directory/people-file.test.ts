import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FilePart, readPeopleFile } from './people-file.ts';

/** Splits bytes into chunks of a size, as a disk or connection would. */
const inPieces = (bytes: Uint8Array, size: number) =>
  async function* (): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };

async function read(file: string | Uint8Array, size = 7): Promise<FilePart[]> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const parts: FilePart[] = [];
  for await (const part of readPeopleFile(inPieces(bytes, size))) parts.push(part);
  return parts;
}
const people = (parts: readonly FilePart[]) =>
  parts.flatMap((part) => (part.kind === 'person' ? [part.record] : []));
const problems = (parts: readonly FilePart[]) =>
  parts.flatMap((part) => (part.kind === 'wrong' ? [[part.line, part.problem, part.field]] : []));

describe('a file of people', () => {
  test('is read by its column titles', async () => {
    const parts = await read(
      'E-mail,First name,Last name,Mobile,Department,Job title,Status,Groups,Cost centre,Password\n' +
        'Amina@Atlas.example,Amina,Berrada,+212 600-000-001,IT,Engineer,active,"Sales; IT",7,secret-1\n',
    );
    expect(parts[0]).toMatchObject({
      columns: expect.arrayContaining([
        { title: 'Cost centre', meaning: { kind: 'attribute', name: 'cost_centre' } },
        { title: 'Password', meaning: { kind: 'password' } },
      ]),
    });
    expect(people(parts)).toEqual([
      {
        line: 2,
        email: 'amina@atlas.example',
        first_name: 'Amina',
        last_name: 'Berrada',
        cell_phone: '212 600-000-001',
        department: 'IT',
        title: 'Engineer',
        is_active: true,
        groups: ['Sales', 'IT'],
        attributes: { cost_centre: '7' },
      },
    ]);
    expect(JSON.stringify(parts)).not.toContain('secret-1');
  });

  test.each([
    [
      'German, semicolons',
      'E-Mail;Vorname;Nachname;Aktiv\na@b.example;Jörg;Groß;nein\n',
      { first_name: 'Jörg', is_active: false },
    ],
    [
      'French, tabs',
      'Courriel\tPrénom\tNom\na@b.example\tZoé\tNoël\n',
      { first_name: 'Zoé', last_name: 'Noël' },
    ],
    ['Japanese', 'メール,姓,名\na@b.example,山田,花子\n', { first_name: '花子', last_name: '山田' }],
    [
      'a name in one piece',
      'mail|name\na@b.example|Amina El Berrada\n',
      { first_name: 'Amina El', last_name: 'Berrada' },
    ],
    ['a mark at the beginning', '\ufeffemail,title\r\na@b.example,CEO\r\n', { title: 'CEO' }],
    ['line breaks in quotes', 'email,title\n"a@b.example","Head\nof IT"\n', { title: 'Head of IT' }],
    ['without an end to its last line', 'email,title\na@b.example,"Boss, ""the"""', { title: 'Boss, "the"' }],
  ])('in %s', async (_, text, expected) => {
    for (const size of [1, 5, 4096]) expect(people(await read(text, size))).toMatchObject([expected]);
  });

  test.each([
    ['UTF-16', Buffer.from('\ufeffemail,first name\na@b.example,Zoé\n', 'utf16le')],
    ['Windows-1252', Buffer.from('email,first name\na@b.example,Zoé\n', 'latin1')],
  ])('as saved by spreadsheets: %s', async (_, bytes) => {
    expect(people(await read(bytes))).toMatchObject([{ first_name: 'Zoé' }]);
  });

  test('reports invalid lines, and reads the others', async () => {
    const parts = await read(
      [
        'email,first name,phone,status,size',
        ',Nobody,,,',
        'no address,X,,,',
        'a@b.example,X,12,,',
        `b@b.example,${'x'.repeat(65)},,,`,
        'c@b.example,X,,perhaps,',
        'd@b.example,X,,,,more',
        `e@b.example,X,,,${'y'.repeat(300)}`,
        'ni\u212a@b.example,X,,,',
        '',
        'right@b.example,,,,',
      ].join('\n'),
    );
    expect(problems(parts)).toEqual([
      [2, 'email_missing', 'email'],
      [3, 'email_invalid', 'email'],
      [4, 'phone_invalid', 'cell_phone'],
      [5, 'name_too_long', 'first_name'],
      [6, 'status_unknown', 'status'],
      [7, 'too_many_cells', ''],
      [8, 'text_too_long', 'size'],
      [9, 'email_invalid', 'email'],
    ]);
    // An empty cell changes nothing.
    expect(people(parts)).toEqual([{ line: 11, email: 'right@b.example' }]);
  });

  test.each([
    ['', 'file_empty'],
    ['\n\n', 'file_empty'],
    ['name,title\nAmina,CEO\n', 'no_email_column'],
    ['email,mail\na@b.example,c@d.example\n', 'column_twice'],
    [`email\n"${'x'.repeat(70_000)}`, 'file_unreadable'],
  ])('that is invalid is rejected: %j', async (text, reason) => {
    await expect(read(text, 4096)).rejects.toMatchObject({ reason });
  });

  test('with any bytes gives people, problems or a reason', async () => {
    const text = fc.stringMatching(/^[a-z@.,;"\n\r ]{0,60}$/).map((rest) => `email,title\n${rest}`);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.uint8Array({ maxLength: 200 }),
          text.map((one) => new TextEncoder().encode(one)),
        ),
        fc.integer({ min: 1, max: 20 }),
        async (bytes, size) => {
          const all = await read(bytes, size).catch((error: unknown) => {
            expect(error).toHaveProperty('reason');
          });
          // The same result, whatever the chunk size.
          if (all !== undefined) expect(await read(bytes, 1000)).toEqual(all);
        },
      ),
      { numRuns: 60 },
    );
  });
});

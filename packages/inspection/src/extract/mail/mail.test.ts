import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { extracted } from '../test-extract.ts';
import { record } from '../test-record.ts';
import { emlReader } from './eml.ts';
import { decodeWords, parseParameters } from './headers.ts';
import { mboxReader } from './mbox.ts';

const read = (...lines: readonly string[]) => record(emlReader, Buffer.from(lines.join('\r\n')));

describe('headers', () => {
  it('gives each field that people see a part, and leaves out what relays write', async () => {
    const mail = await read(
      'Received: from a.example (10.0.0.1) by b.example',
      'From: Ann <ann@example.com>',
      'To: Bob <bob@example.com>,',
      ' Eve <eve@example.com>',
      'Subject: =?utf-8?Q?Caf=C3=A9_n=C3?= =?utf-8?Q?=BAmero?= one',
      'X-Project: Orion',
      '',
      'Hello',
    );
    expect(mail.part('from')).toBe('Ann <ann@example.com>');
    expect(mail.part('to')).toBe('Bob <bob@example.com>, Eve <eve@example.com>');
    expect(mail.part('subject')).toBe('Café número one');
    expect(mail.part('header')).toBe('x-project: Orion');
    expect(mail.body).toBe('Hello');
  });

  it('decodes words in any charset', () => {
    const word = iconv
      .encode('口座番号', 'iso-2022-jp' in iconv ? 'shift_jis' : 'shift_jis')
      .toString('base64');
    expect(decodeWords(`=?Shift_JIS?B?${word}?= x`)).toBe('口座番号 x');
    expect(decodeWords('=?koi8-r?Q?=F0=C1=D3=D0=CF=D2=D4?=')).toBe('Паспорт');
    expect(decodeWords('=?bad')).toBe('=?bad');
  });

  it('joins parameters that were cut', () => {
    const found = parseParameters(
      `attachment; filename*0*=utf-8''caf%C3%A9; filename*1=" list"; filename*2*=%20%E2%82%AC.txt; size=5`,
    );
    expect(found.value).toBe('attachment');
    expect(found.get('filename')).toBe('café list €.txt');
    expect(found.get('size')).toBe('5');
  });
});

describe('bodies', () => {
  const alternative = (plain: string, html: string): readonly string[] => [
    'Content-Type: multipart/alternative; boundary=b',
    '',
    'This is a multi-part message in MIME format.',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    plain,
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    '--b--',
  ];

  it('gives one of two bodies that say the same', async () => {
    const { body, problems } = await read(
      ...alternative('Number =\r\n4111 caf=C3=A9', '<p>Number <b>4111</b> café</p>'),
    );
    expect(body).toBe('Number 4111 café');
    expect(problems).toEqual([]);
  });

  it('gives both if the plain one says more', async () => {
    const { body } = await read(...alternative('Number 4111 secret', '<p>Number 4111</p>'));
    expect(body).toBe('Number 4111 secret\nNumber 4111');
  });

  it('reads the HTML within a related part', async () => {
    const { body } = await read(
      'Content-Type: multipart/alternative; boundary=a',
      '',
      '--a',
      'Content-Type: text/plain',
      '',
      'Same text',
      '--a',
      'Content-Type: multipart/related; boundary=r',
      '',
      '--r',
      'Content-Type: text/html',
      '',
      '<p>Same text</p>',
      '--r--',
      '--a--',
    );
    expect(body).toBe('Same text');
  });

  it('decodes charsets and joins flowed lines', async () => {
    const text = iconv.encode('Паспорт 4111 \r\n1111\r\n', 'koi8-r').toString('base64');
    const { body } = await read(
      'Content-Type: text/plain; charset=koi8-r; format=flowed',
      'Content-Transfer-Encoding: base64',
      '',
      text,
    );
    expect(body).toBe('Паспорт 4111 1111\r\n');
  });
});

describe('attachments', () => {
  it('reads files and messages within, by their names', async () => {
    const { members, body } = await read(
      'Content-Type: multipart/mixed; boundary="x y"',
      '',
      '--x y',
      '',
      'Text',
      '--x y',
      'Content-Type: application/pdf; name="a.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('%PDF-1.7 …').toString('base64'),
      '--x y',
      'Content-Type: text/plain',
      "Content-Disposition: attachment; filename*=utf-8''caf%C3%A9.txt",
      '',
      'attached',
      '--x y',
      'Content-Type: message/rfc822',
      '',
      'Subject: inner',
      '',
      'inner text',
      '--x y--',
    );
    expect(body).toBe('Text');
    expect(members.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
      ['a.pdf', '%PDF-1.7 …'],
      ['café.txt', 'attached'],
      ['message.eml', 'Subject: inner\r\n\r\ninner text'],
    ]);
  });

  it('that are too deep cost no text of the message', async () => {
    const mail = [
      'From: a',
      'Subject: b',
      'Message-ID: c',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
    ];
    const parts = [
      'Content-Type: text/plain; name=a.txt',
      '',
      'attached',
      '--b',
      '',
      'text behind it',
      '--b--',
      '',
    ];
    const { text, problems } = await extracted(Buffer.from([...mail, ...parts].join('\n')), {
      limits: { maxDepth: 0 },
    });
    expect(text).toContain('text behind it');
    expect(problems.map(({ code }) => code)).toEqual(['too_deep']);
  });

  it('reads files that stand uuencoded in the text', async () => {
    const { members } = await record(
      emlReader,
      Buffer.from('Subject: x\n\nSee below\nbegin 644 cat.txt\n#0V%T\n`\nend\nbye'),
    );
    expect(members).toEqual([{ name: 'cat.txt', bytes: Buffer.from('Cat') }]);
  });
});

describe('messages that cannot be read completely', () => {
  it('reports encrypted ones', async () => {
    const pgp = await read(
      'Content-Type: multipart/encrypted; boundary=b; protocol="application/pgp-encrypted"',
      '',
      '--b',
      'Content-Type: application/pgp-encrypted',
      '',
      'Version: 1',
      '--b--',
    );
    expect(pgp.problems).toEqual([{ code: 'encrypted', path: [], detail: 'The message is encrypted' }]);
    expect(pgp.marks).toEqual(['isEncrypted']);
    const smime = await read('Content-Type: application/pkcs7-mime; smime-type=enveloped-data', '', 'x');
    expect(smime.problems.map(({ code }) => code)).toEqual(['encrypted']);
  });

  it.each([
    [['Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'still read']],
    [['Content-Type: multipart/mixed', '', 'still read']],
    [['Content-Transfer-Encoding: x-own', '', 'still read']],
  ])('reads broken MIME and says so: %j', async (lines) => {
    const { body, problems } = await read(...lines);
    expect(body).toContain('still read');
    expect(problems.map(({ code }) => code)).toEqual(['corrupt']);
  });

  it('bounds multiparts within each other', async () => {
    const depth = 300;
    const opening = Array.from({ length: depth }, (_, index) => [
      `Content-Type: multipart/mixed; boundary=b${index}`,
      '',
      `--b${index}`,
    ]).flat();
    const { body, problems } = await read(...opening, '', 'deep text');
    expect(body).toContain('deep text');
    expect(problems.every(({ code }) => code === 'corrupt')).toBe(true);
  });
});

describe('mailboxes', () => {
  it('reads each message', async () => {
    const { members } = await record(
      mboxReader,
      Buffer.from(
        'From a@example.com Mon Jan  1 00:00:00 2026\nSubject: one\n\n>From here\nFrom the text\n\nFrom b@example.com Tue\nSubject: two\n\nx\n',
      ),
    );
    expect(members.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
      ['message 1.eml', 'Subject: one\n\nFrom here\nFrom the text\n\n'],
      ['message 2.eml', 'Subject: two\n\nx\n'],
    ]);
  });
});

it('gives back any text that a mail was written with', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
      fc.boolean(),
      async (text, isBase64) => {
        const bytes = Buffer.from(text.toWellFormed());
        const quoted = [...bytes].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`);
        const soft = quoted.map((one, index) => (index % 20 === 19 ? `${one}=\r\n` : one)).join('');
        const { body } = await read(
          'Content-Type: text/plain; charset=utf-8',
          `Content-Transfer-Encoding: ${isBase64 ? 'base64' : 'quoted-printable'}`,
          '',
          isBase64 ? bytes.toString('base64') : soft,
        );
        expect(body).toBe(text.toWellFormed().replace(/^\ufeff/, ''));
      },
    ),
    { numRuns: 150 },
  );
});

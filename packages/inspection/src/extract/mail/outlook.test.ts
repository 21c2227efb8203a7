import { describe, expect, it } from 'vitest';
import { record } from '../test-record.ts';
import { decompressRtf } from './compressed-rtf.ts';
import { msgReader } from './msg.ts';
import { testOutlook } from './test-outlook.ts';
import { testTnef } from './test-tnef.ts';
import { tnefReader } from './tnef.ts';

const SUBJECT = 0x0037;
const BODY = 0x1000;
const NAME = 0x3707;

describe('Outlook messages', () => {
  it('reads subject, people, properties and bodies', async () => {
    const mail = await record(
      msgReader,
      testOutlook({
        texts: {
          [SUBJECT]: 'Quarterly',
          3098: 'Ann Example',
          3588: 'Bob',
          [BODY]: 'Number 4111',
          14876: '+1 555 0100',
          26: 'IPM.Note',
        },
        bytes: { 4115: Buffer.from('<meta charset=utf-8><p>Number <b>4111</b></p>') },
        recipients: [{ 12289: 'Bob', 14846: 'bob@example.com', 12290: 'SMTP' }],
      }),
    );
    expect(mail.part('subject')).toBe('Quarterly');
    expect(mail.part('from')).toBe('Ann Example');
    expect(mail.part('to')).toBe('Bob\nBob bob@example.com');
    expect(mail.segments).toContainEqual({
      text: '+1 555 0100',
      place: { part: 'properties' },
      heading: 'mobile telephone',
    });
    expect(mail.body).toBe('Number 4111');
    expect(mail.segments.some(({ text }) => text === 'IPM.Note')).toBe(false);
  });

  it('reads an RTF body', async () => {
    const rtf = Buffer.from('{\\rtf1\\ansi Only in RTF 4111}');
    const header = Buffer.alloc(16);
    header.writeUInt32LE(rtf.length + 12, 0);
    header.writeUInt32LE(rtf.length, 4);
    header.writeUInt32LE(0x414c454d, 8);
    const { body } = await record(
      msgReader,
      testOutlook({ texts: { [SUBJECT]: 'x' }, bytes: { 4105: Buffer.concat([header, rtf]) } }),
    );
    expect(body).toBe('Only in RTF 4111');
  });

  it('reads attachments, and messages within as mail', async () => {
    const { members } = await record(
      msgReader,
      testOutlook({
        texts: { [SUBJECT]: 'outer' },
        attachments: [
          { texts: { [NAME]: 'list.txt' }, content: Buffer.from('x'.repeat(5000)) },
          {
            texts: { 12289: 'inner' },
            content: {
              texts: { [SUBJECT]: 'inner subject', [BODY]: 'inner body €' },
              attachments: [{ texts: { [NAME]: 'ä.txt' }, content: Buffer.from('innermost') }],
            },
          },
        ],
      }),
    );
    expect(members[0]).toEqual({ name: 'list.txt', bytes: Buffer.from('x'.repeat(5000)) });
    expect(members[1]?.name).toBe('inner');
    const mail = members[1]?.bytes.toString() ?? '';
    expect(mail).toContain('Subject: inner subject');
    expect(mail).toContain(Buffer.from('inner body €').toString('base64'));
    expect(mail).toContain("filename*=utf-8''%C3%A4.txt");
    expect(mail).toContain(Buffer.from('innermost').toString('base64'));
  });

  it('reports what is not a compound file', async () => {
    await expect(record(msgReader, Buffer.alloc(600))).rejects.toMatchObject({ code: 'corrupt' });
  });
});

describe('compressed RTF', () => {
  it('reads the example of its specification', () => {
    // [MS-OXRTFCP] 3.1.1: simple compressed RTF.
    const packed = Buffer.from(
      '2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0',
      'hex',
    );
    expect(decompressRtf(packed, 1000)?.toString('latin1')).toBe(
      '{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n',
    );
  });

  it('reads references that overlap what they write', () => {
    // [MS-OXRTFCP] 3.1.2: reading a token from the dictionary that crosses the write position.
    const packed = Buffer.from('1a0000001c0000004c5a4675e2d44b51410004205758595a0d6e7d010eb0', 'hex');
    expect(decompressRtf(packed, 1000)?.toString('latin1')).toBe('{\\rtf1 WXYZWXYZWXYZWXYZWXYZ}');
  });

  it('bounds what a false size asks for', () => {
    const packed = Buffer.from('1a000000ffffff7f4c5a4675e2d44b51410004205758595a0d6e7d010eb0', 'hex');
    expect(decompressRtf(packed, 10)?.length).toBe(10);
    expect(decompressRtf(Buffer.alloc(3), 10)).toBeUndefined();
  });
});

describe('winmail.dat', () => {
  const file = testTnef();

  it('reads subject, body, properties and attachments', async () => {
    const mail = await record(tnefReader, file);
    expect(mail.part('subject')).toBe('Subject of it');
    expect(mail.body).toBe('Body 4111');
    expect(mail.part('properties')).toBe('+1 555 0100');
    expect(mail.members).toEqual([{ name: 'list.txt', bytes: Buffer.from('attached') }]);
    expect(mail.problems).toEqual([]);
  });

  it('reads a cut file and says so', async () => {
    const { members, problems } = await record(tnefReader, file.subarray(0, file.length - 6));
    expect(members[0]?.name).toBe('list.txt');
    expect(problems.map(({ code }) => code)).toEqual(['corrupt']);
  });
});

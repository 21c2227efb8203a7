import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FILE_CLASSES } from '../../document/file-type.ts';
import { testCompoundFile } from '../mail/test-compound-file.ts';
import { testZip } from '../test-zip.ts';
import { detectFileType } from './detect.ts';
import { FORMATS } from './formats/all.ts';

const typeOf = async (content: string | Buffer, name?: string) =>
  (await detectFileType(Buffer.isBuffer(content) ? content : Buffer.from(content), name, true)).id;

describe('the list of formats', () => {
  test('has 150 with signatures, ids once, classes and media types that exist', () => {
    expect(FORMATS.filter(({ signatures }) => signatures.length > 0).length).toBeGreaterThanOrEqual(150);
    expect(new Set(FORMATS.map(({ id }) => id)).size).toBe(FORMATS.length);
    for (const { id, class: fileClass, mediaType } of FORMATS) {
      expect(FILE_CLASSES, id).toContain(fileClass);
      expect(mediaType, id).toMatch(
        /^(application|audio|font|image|message|model|multipart|text|video)\/[\w.+-]+$/,
      );
    }
  });

  test('each signature leads to its format', async () => {
    for (const { id, signatures } of FORMATS) {
      if (['zip', 'cfb', 'mkv'].includes(id)) continue;
      for (const signature of signatures) {
        const bytes = Buffer.alloc(0x9000, '\x02\x9a', 'latin1');
        for (const { at, bytes: part } of signature) part.copy(bytes, at);
        expect(await typeOf(bytes), id).toBe(id);
      }
    }
  });
});

describe('content decides, not the name', () => {
  const cases: readonly (readonly [content: string | Buffer, name: string, id: string])[] = [
    ['%PDF-1.7 all text', 'a.txt', 'pdf'],
    ['just words', 'a.pdf', 'text'],
    ['MZ is how a text may begin', 'a.txt', 'text'],
    ['{\\rtf1 x}', 'a.doc', 'rtf'],
    ['{"a": [1, 2]}', 'a.txt', 'json'],
    ['{"a": 1}\n{"a": 2}\n', 'a.log', 'jsonl'],
    ['{ not json', 'a.json', 'text'],
    ['<?xml version="1.0"?><root/>', 'a.txt', 'xml'],
    ['<!DOCTYPE html><html></html>', 'a.xls', 'html'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.bin', 'svg'],
    ['name,card,city\nann,4111,Lyon\nbob,4222,Bonn\n', 'a.txt', 'csv'],
    ['name\tcard\tcity\nann\t4111\tLyon\n', 'a.txt', 'tsv'],
    ['Yes, we can, she said.\nAnd so, dear reader, it was, at last.\n', 'a.txt', 'text'],
    ['From: a@b.c\nTo: d@e.f\nSubject: x\nDate: Mon, 1 Jun 2026 10:00:00 +0000\n\nbody', 'a.txt', 'eml'],
    ['Subject: only a note\n\nbody', 'a.eml', 'text'],
    ['BEGIN:VCARD\nEND:VCARD', 'a', 'vcf'],
    ['-----BEGIN RSA PRIVATE KEY-----\nabc', 'a.txt', 'pem'],
    ['#!/usr/bin/env python3\nprint(1)', 'a', 'python'],
  ];
  for (const [content, name, id] of cases)
    test(`${name} is ${id}: ${JSON.stringify(content).slice(0, 40)}`, async () => {
      expect(await typeOf(content, name)).toBe(id);
    });

  test('but the name tells texts apart', async () => {
    expect(await typeOf('int main(void) { return 0; }', 'a.c')).toBe('c');
    expect(await typeOf('SELECT 1;', 'dump.SQL')).toBe('sql');
    expect(await typeOf('key: value', 'a.yml')).toBe('yaml');
    expect(await typeOf('<template><div/></template>', 'a.vue')).toBe('vue');
  });

  test('containers by what they hold', async () => {
    const zipped = (...names: string[]) => testZip(names.map((name) => ({ name, content: 'x' })));
    expect(await typeOf(zipped('word/document.xml'), 'a.zip')).toBe('docx');
    expect(await typeOf(zipped('META-INF/MANIFEST.MF', 'A.class'))).toBe('jar');
    expect(await typeOf(zipped('AndroidManifest.xml', 'classes.dex', 'META-INF/MANIFEST.MF'))).toBe('apk');
    expect(await typeOf(zipped('a.txt'), 'a.docx')).toBe('zip');
    expect(await typeOf(zipped('0.jpg'), 'a.cbz')).toBe('cbz');
    expect(await typeOf(testCompoundFile({ Workbook: Buffer.from('x') }))).toBe('xls');
    expect(await typeOf(testCompoundFile({ 'PowerPoint Document': Buffer.from('x') }))).toBe('ppt');
    expect(await typeOf(testCompoundFile({ '__properties_version1.0': Buffer.from('x') }))).toBe('msg');
  });

  test('UTF-16 without a mark is text, binary data isn’t', async () => {
    expect(await typeOf(Buffer.from('Only a text, in two bytes each', 'utf16le'))).toBe('text');
    expect(await typeOf(Buffer.from([1, 2, 3, 0, 5, 6, 0, 0, 9, 250, 251]))).toBe('unknown');
  });

  test('any bytes have a type', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 700 }), async (bytes) => {
        expect(typeof (await typeOf(Buffer.from(bytes)))).toBe('string');
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { XmlScanner } from './xml-scanner.ts';

interface Scan {
  readonly events: readonly string[];
  readonly isDamaged: boolean;
  readonly hasDoctype: boolean;
}

function scan(...pieces: readonly string[]): Scan {
  const events: string[] = [];
  const add = (text: string) => {
    const last = events.at(-1);
    if (last?.startsWith('"')) events[events.length - 1] = last + text;
    else events.push(`"${text}`);
  };
  const scanner = new XmlScanner({
    open: (name, attributes) =>
      events.push(`<${name} ${[...attributes.all()].map((pair) => pair.join('=')).join(' ')}`),
    text: add,
    close: (name) => events.push(`/${name}`),
  });
  for (const piece of pieces) scanner.write(piece);
  scanner.end();
  return { events, isDamaged: scanner.isDamaged, hasDoctype: scanner.hasDoctype };
}

const XML = `<?xml version="1.0"?><!-- a > b --><w:a x:k="1 &gt; 0" j='"q"'>t&amp;&#65;&#x42;<b/><![CDATA[<c>&amp;]]></w:a>`;

test('elements without prefixes, attributes, references, comments and CDATA', () => {
  expect(scan(XML)).toEqual({
    events: ['<a k=1 > 0 j="q"', '"t&AB', '<b ', '/b', '"<c>&amp;', '/a'],
    isDamaged: false,
    hasDoctype: false,
  });
});

test('the same, wherever the pieces are cut', () => {
  const whole = scan(XML);
  fc.assert(
    fc.property(fc.array(fc.nat(XML.length), { maxLength: 5 }), (cuts) => {
      const places = [0, ...cuts.sort((one, other) => one - other), XML.length];
      const pieces = places.slice(1).map((end, index) => XML.slice(places[index], end));
      expect(scan(...pieces)).toEqual(whole);
    }),
  );
});

test('entities of a DOCTYPE are not expanded', () => {
  const { events, hasDoctype } = scan('<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>');
  expect(events).toEqual(['<a ', '"&e;', '/a']);
  expect(hasDoctype).toBe(true);
});

test('what isn’t well-formed is noted, and its text is given', () => {
  expect(scan('<a><b>text</a>')).toMatchObject({
    events: ['<a ', '<b ', '"text', '/b', '/a'],
    isDamaged: true,
  });
  expect(scan('<a>text</b></a>')).toMatchObject({ events: ['<a ', '"text', '/a'], isDamaged: true });
  expect(scan('<a>rest <b c="')).toMatchObject({ isDamaged: true });
  expect(scan('<a>rest <b c="').events.join('')).toContain('rest');
});

test('any text ends, with as many ends as beginnings', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '</',
    '/>',
    'a',
    ' b="',
    '"',
    '&',
    ';',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '<!D',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const { events } = scan(...pieces);
      const opened = events.filter((event) => event.startsWith('<')).length;
      expect(events.filter((event) => event.startsWith('/')).length).toBe(opened);
    }),
  );
});

test('many beginnings without an end cost one search each, and long attributes one pass', () => {
  let opened = 0;
  const handler = { open: () => opened++, text() {}, close() {} };
  for (const beginning of ['<!-- ', '<![CDATA[', '<?', '<!a [', '<!a ']) {
    const scanner = new XmlScanner(handler);
    const piece = `<a>${beginning.repeat(200_000)}`;
    for (let count = 0; count < 6; count++) scanner.write(piece);
    scanner.end();
    expect(scanner.isDamaged).toBe(true);
  }
  expect(opened).toBeGreaterThanOrEqual(5);
  expect(scan(`<a ${'b'.repeat(3_000_000)} c="d"/>`).events).toHaveLength(2);
});

test('more levels than any document has end the reading', () => {
  expect(() => scan('<a>'.repeat(20_000))).toThrow('more than 10000 elements');
});

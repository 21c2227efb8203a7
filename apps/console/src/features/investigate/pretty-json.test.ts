import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prettyJson } from './pretty-json.ts';

test('puts each value on its line', () => {
  expect(prettyJson('{"actor":{"id":"00u1","roles":["admin","owner"]},"targets":[],"extra":{}}')).toBe(
    `{
  "actor": {
    "id": "00u1",
    "roles": [
      "admin",
      "owner"
    ]
  },
  "targets": [],
  "extra": {}
}`,
  );
});

test('equals the usual form for any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      if (typeof value !== 'object' || value === null) return;
      const text = JSON.stringify(value);
      expect(prettyJson(text)).toBe(JSON.stringify(value, null, 2));
    }),
  );
});

test('keeps numbers that JavaScript would round, and names given twice', () => {
  expect(prettyJson('{"id":12345678901234567890,"id":1.10}')).toBe(
    '{\n  "id": 12345678901234567890,\n  "id": 1.10\n}',
  );
});

test('leaves other records as they are', () => {
  const line = 'CEF:0|Vendor|App|1|login|Signed in|3|suser=omar msg={x}';
  expect(prettyJson(line)).toBe(line);
  expect(prettyJson('"text"')).toBe('"text"');
});

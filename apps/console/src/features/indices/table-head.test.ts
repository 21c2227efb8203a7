import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tableHead } from './table-head.ts';

const headOf = (text: string, isWhole = true) => tableHead(new TextEncoder().encode(text), { isWhole });

it('reads the names of columns and the first rows', () => {
  expect(headOf('\uFEFFName,IBAN\r\nAnn,DE89\r\n\r\n"O""Neil, Bob",GB29\r\n')).toEqual({
    names: ['Name', 'IBAN'],
    rows: [
      ['Ann', 'DE89'],
      ['O"Neil, Bob', 'GB29'],
    ],
  });
});

it('finds the delimiter', () => {
  for (const delimiter of [',', ';', '\t', '|'])
    expect(headOf(`a${delimiter}b\n1${delimiter}2`)).toEqual({ names: ['a', 'b'], rows: [['1', '2']] });
});

it('leaves out columns without a name and repeated ones', () => {
  expect(headOf('id,,id,name\n1,2,3,4')).toEqual({ names: ['id', 'name'], rows: [['1', '4']] });
});

it('leaves out a last row that is cut', () => {
  expect(headOf('a,b\n1,2\n3', false)).toEqual({ names: ['a', 'b'], rows: [['1', '2']] });
  const cutInCharacter = new TextEncoder().encode('a,b\n1,ü').subarray(0, -1);
  expect(tableHead(cutInCharacter, { isWhole: false })).toEqual({ names: ['a', 'b'], rows: [] });
});

it('rejects a file that can’t be a table, with the reason', () => {
  expect(headOf(' \n ')).toBe('empty');
  expect(headOf('a\0b')).toBe('not_text');
  expect(tableHead(new Uint8Array([0xff, 0xfe, 0x41]), { isWhole: true })).toBe('not_text');
  expect(headOf(',,\n1,2,3')).toBe('no_names');
});

it('reads back quoted cells, whatever they contain', () => {
  const cell = fc.string({ maxLength: 8 }).map((text) => text.replaceAll('\0', ''));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const quoted = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','));
      expect(headOf(`one,two\n${quoted.join('\n')}\n`)).toEqual({ names: ['one', 'two'], rows });
    }),
  );
});

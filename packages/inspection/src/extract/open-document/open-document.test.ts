import { describe, expect, test } from 'vitest';
import { extracted } from '../test-extract.ts';
import { testZip } from '../test-zip.ts';
import { testFlatOpenDocument, testOpenDocument } from './test-open-document.ts';

describe('OpenDocument', () => {
  test('text with notes, comments, tables, links, headers and properties', async () => {
    const { segments, problems } = await extracted(
      testOpenDocument(
        'text',
        '<text:p>Card <text:span>4111</text:span><text:s text:c="2"/>1111<text:note><text:note-body><text:p>a note</text:p></text:note-body></text:note></text:p>' +
          '<text:p><office:annotation><text:p>a remark</text:p></office:annotation><text:a xlink:href="https://a.example">link</text:a></text:p>' +
          '<table:table><table:table-row><table:table-cell><text:p>one</text:p></table:table-cell><table:table-cell><text:p>two</text:p></table:table-cell></table:table-row></table:table>',
        [
          {
            name: 'styles.xml',
            content:
              '<office:document-styles><style:header><text:p>head</text:p></style:header></office:document-styles>',
          },
          {
            name: 'meta.xml',
            content:
              '<office:document-meta><office:meta><dc:creator>Ann</dc:creator><meta:user-defined meta:name="Client">Roe</meta:user-defined></office:meta></office:document-meta>',
          },
        ],
      ),
    );
    expect(problems).toEqual([]);
    expect(segments.map(({ text, place, heading }) => [heading ?? place.part ?? 'body', text])).toEqual([
      ['notes', 'a note'],
      ['comment', 'a remark'],
      ['body', 'Card 4111  1111\nlink\none \ttwo \t'],
      ['link', 'https://a.example'],
      ['header', 'head'],
      ['creator', 'Ann'],
      ['Client', 'Roe'],
    ]);
  });

  test('named constants and lists to choose from in spreadsheets', async () => {
    const { segments } = await extracted(
      testOpenDocument(
        'spreadsheet',
        '<table:content-validations><table:content-validation table:condition="of:cell-content-is-in-list(&quot;4111111111111111&quot;)"/></table:content-validations>' +
          '<table:table table:name="A"/><table:named-expressions><table:named-expression table:name="Key" table:expression="&quot;k-1&quot;"/></table:named-expressions>',
      ),
    );
    expect(segments.map(({ text, place: { part } }) => [part, text])).toEqual([
      ['prompt', 'of:cell-content-is-in-list("4111111111111111")'],
      ['defined names', 'Key: "k-1"'],
    ]);
  });

  test('cells of spreadsheets: places, repeats, long numbers, dates', async () => {
    const cell = (attributes: string, text: string) =>
      `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
    const body =
      '<table:table table:name="Data"><table:table-row>' +
      cell('office:value-type="string"', 'Card') +
      '</table:table-row><table:table-row table:number-rows-repeated="3"><table:table-cell/></table:table-row><table:table-row>' +
      cell('office:value-type="float" office:value="4111111111111111"', '4.11E+015') +
      '<table:table-cell table:number-columns-repeated="2"/>' +
      cell('office:value-type="date" office:date-value="1980-05-17"', '17.5.80') +
      '</table:table-row></table:table>';
    for (const bytes of [testOpenDocument('spreadsheet', body), testFlatOpenDocument('spreadsheet', body)])
      expect((await extracted(bytes)).segments).toEqual([
        { text: 'Card', place: { sheet: 'Data', cell: 'A1' } },
        { text: '4111111111111111', place: { sheet: 'Data', cell: 'A5' }, heading: 'Card' },
        { text: '1980-05-17', place: { sheet: 'Data', cell: 'D5' } },
      ]);
  });

  test('slides with notes', async () => {
    const page = (text: string) =>
      `<draw:page><draw:frame><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame><presentation:notes><text:p>say ${text}</text:p></presentation:notes></draw:page>`;
    const { segments } = await extracted(testOpenDocument('presentation', page('one') + page('two')));
    expect(segments.map(({ text, place }) => [text, place.slide, place.part])).toEqual([
      ['one', 1, 'text box'],
      ['say one', 1, 'notes'],
      ['two', 2, 'text box'],
      ['say two', 2, 'notes'],
    ]);
  });

  test('macros and passwords', async () => {
    const macros = await extracted(
      testOpenDocument('text', '<text:p>body</text:p>', [
        { name: 'Basic/Standard/Module1.xml', content: '<script:module>Sub Main\nEnd Sub</script:module>' },
      ]),
    );
    expect(macros.files.at(-1)).toMatchObject({ type: { id: 'odt' }, hasMacros: true });
    expect(macros.segments.at(-1)).toMatchObject({ text: 'Sub Main\nEnd Sub', place: { part: 'macro' } });
    const encrypted = await extracted(
      testOpenDocument('text', 'xxxx', [
        {
          name: 'META-INF/manifest.xml',
          content:
            '<manifest:manifest><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
        },
      ]),
    );
    expect(encrypted.problems).toMatchObject([{ code: 'encrypted', path: [] }]);
    expect(encrypted.files).toMatchObject([{ isEncrypted: true }]);
  });
});

test('EPUB: the chapters', async () => {
  const { segments, files } = await extracted(
    testZip([
      { name: 'mimetype', content: 'application/epub+zip', isStored: true },
      { name: 'META-INF/container.xml', content: '<container/>' },
      { name: 'OEBPS/style.css', content: 'p { color: red }' },
      { name: 'OEBPS/one.xhtml', content: '<html><body><p>Chapter one</p></body></html>' },
    ]),
  );
  expect(segments.map(({ text }) => text.trim())).toEqual(['Chapter one']);
  expect(files.map(({ type }) => type.id)).toEqual(['html', 'epub']);
});

import { describe, expect, test } from 'vitest';
import { testVbaProject } from '../legacy-office/test-legacy-office.ts';
import { type Extracted, extracted } from '../test-extract.ts';
import { testExcel, testOffice, testWord } from '../test-office.ts';
import { nativeObject } from '../test-samples.ts';
import { testZip } from '../test-zip.ts';

const part = ({ segments }: Extracted, name: string) =>
  segments.filter(({ place }) => place.part === name).map(({ text }) => text);
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;

describe('Word', () => {
  test('paragraphs are lines, runs are joined, cells are separated by tabs', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`;
    const { segments, problems } = await extracted(
      testWord(
        paragraph(run('Card 41'), '<w:r><w:rPr><w:b/></w:rPr><w:t>11 1111</w:t></w:r>', run(' 1111 1111')) +
          paragraph(
            '<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d &amp; e</w:t></w:r>',
          ) +
          `<w:tbl><w:tr>${cell('one')}${cell('two')}</w:tr></w:tbl>`,
      ),
    );
    expect(problems).toEqual([]);
    expect(segments).toEqual([
      { text: 'Card 4111 1111 1111 1111\na\tb\nc-d & e\none \ttwo \t', place: { line: 1 } },
    ]);
  });

  test('deleted and moved text, text boxes, alt texts, fields and links are parts of their own', async () => {
    const box = `<w:txbxContent>${paragraph(run('in the box'))}</w:txbxContent>`;
    const result = await extracted(
      testWord(
        paragraph(
          run('kept '),
          '<w:del><w:r><w:delText>4111</w:delText></w:r></w:del>',
          `<w:moveFrom>${run('moved')}</w:moveFrom>`,
          `<w:ins>${run('added')}</w:ins>`,
          `<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`,
          '<w:r><w:drawing><wp:docPr descr="A picture of a card"/></w:drawing></w:r>',
          '<w:r><w:instrText>HYPERLINK "https://a.example"</w:instrText></w:r>',
        ),
        [],
        {
          'word/document.xml': [
            { id: 'r', type: 'hyperlink', target: 'https://b.example', isExternal: true },
          ],
        },
      ),
    );
    expect(result.segments.filter(({ place }) => place.part === undefined).map(({ text }) => text)).toEqual([
      'kept added',
    ]);
    expect(part(result, 'deleted')).toEqual(['4111moved']);
    expect(part(result, 'text box')).toEqual(['in the box']);
    expect(part(result, 'alt text')).toEqual(['A picture of a card']);
    expect(part(result, 'field')).toEqual(['HYPERLINK "https://a.example"']);
    expect(part(result, 'link')).toEqual(['https://b.example']);
  });

  test('headers, footers, notes, comments, properties and what hides in custom data', async () => {
    const w = (name: string, type: string, text: string) => ({
      name: `word/${name}.xml`,
      type: `wordprocessingml.${type}+xml`,
      xml: `<w:x>${paragraph(run(text))}</w:x>`,
    });
    const result = await extracted(
      testWord(paragraph(run('body')), [
        w('header1', 'header', 'head'),
        w('footer1', 'footer', 'foot'),
        w('footnotes', 'footnotes', 'note'),
        w('comments', 'comments', 'remark'),
        {
          name: 'docProps/core.xml',
          type: 'x',
          xml: '<cp:coreProperties><dc:creator>Ann Roe</dc:creator></cp:coreProperties>',
        },
        {
          name: 'docProps/custom.xml',
          type: 'x',
          xml: '<Properties><property name="Project"><vt:lpwstr>Falcon</vt:lpwstr></property></Properties>',
        },
        {
          name: 'customXml/item1.xml',
          type: 'x',
          xml: '<data account="12345678"><name>Hidden</name></data>',
        },
        {
          name: 'word/settings.xml',
          type: 'wordprocessingml.settings+xml',
          xml: '<s><w:docVar w:name="v" w:val="stored"/></s>',
        },
      ]),
    );
    expect(result.problems).toEqual([]);
    expect(
      ['header', 'footer', 'notes', 'comment', 'variable'].flatMap((name) => part(result, name)),
    ).toEqual(['head', 'foot', 'note', 'remark', 'stored']);
    expect(result.segments.filter(({ place }) => place.part === 'properties')).toEqual([
      { text: 'Ann Roe', place: { part: 'properties' }, heading: 'creator' },
      { text: 'Falcon', place: { part: 'properties' }, heading: 'Project' },
    ]);
    expect(part(result, 'custom data').join('\n')).toBe('account: 12345678\nHidden');
  });

  test('macros, embedded files and a package within the package', async () => {
    const inner = testExcel('<row r="1"><c r="A1" t="inlineStr"><is><t>inner cell</t></is></c></row>');
    const result = await extracted(
      testWord(paragraph(run('body')), [], {}, [
        { name: 'word/vbaProject.bin', content: testVbaProject('Sub AutoOpen()\r\nEnd Sub') },
        { name: 'word/embeddings/oleObject1.bin', content: nativeObject('list.txt', 'a dropped file') },
        { name: 'word/embeddings/sheet.xlsx', content: inner },
      ]),
    );
    expect(result.problems).toEqual([]);
    expect(part(result, 'macro')).toEqual(['Sub AutoOpen()\nEnd Sub']);
    expect(result.files.find(({ path }) => path.length === 0)?.hasMacros).toBe(true);
    expect(result.files.map(({ path }) => path.join(' > '))).toEqual([
      'word/embeddings/oleObject1.bin > list.txt',
      'word/embeddings/oleObject1.bin',
      'word/embeddings/sheet.xlsx',
      '',
    ]);
    expect(result.text).toContain('a dropped file');
    expect(result.text).toContain('inner cell');
  });

  test('a part that is damaged, and one with a DOCTYPE: read, and reported', async () => {
    const cut = await extracted(testWord(`${paragraph(run('before'))}<w:p><w:r><w:t>open`));
    expect(cut.text).toBe('before\nopen');
    expect(cut.problems).toMatchObject([{ code: 'corrupt', path: [] }]);
    const bomb = await extracted(
      testZip([
        { name: '[Content_Types].xml', content: '<Types/>' },
        {
          name: 'word/document.xml',
          content: `<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><d>${paragraph(run('text &b;'))}</d>`,
        },
      ]),
    );
    expect(bomb.text).toBe('text &b;');
    expect(bomb.problems).toMatchObject([{ code: 'corrupt' }]);
  });
});

describe('Excel', () => {
  test('cells have their place and the head of their column', async () => {
    const { segments } = await extracted(
      testExcel(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><r><t>Am</t></r><r><t>ount</t></r></is></c></row>' +
          '<row r="3" hidden="1"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>4.11111111111111E+15</v></c><c r="C3" t="b"><v>1</v></c></row>' +
          '<row><c t="str"><f>"4111"&amp;A1</f><v>joined</v></c></row>',
        [
          {
            name: 'xl/sharedStrings.xml',
            type: 'spreadsheetml.sharedStrings+xml',
            xml: '<sst><si><t>Name</t></si><si><r><t>An</t></r><r><t>na</t></r><rPh><t>x</t></rPh></si><si><t>deleted</t></si></sst>',
          },
        ],
      ),
    );
    const place = (cell: string) => ({ sheet: 'Sheet1', cell });
    expect(segments).toEqual([
      { text: 'Sheet1', place: { part: 'sheet names' } },
      { text: 'Name', place: place('A1') },
      { text: 'Amount', place: place('B1') },
      { text: 'Anna', place: place('A3'), heading: 'Name' },
      { text: '4111111111111110', place: place('B3'), heading: 'Amount' },
      { text: 'TRUE', place: place('C3') },
      { text: 'joined', place: place('A4'), heading: 'Name' },
      { text: '"4111"&A1', place: { ...place('A4'), part: 'formula' } },
      { text: 'deleted', place: { part: 'unused text' } },
    ]);
  });

  test('number formats: dates, times, masks', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="000\\-00\\-0000"/><numFmt numFmtId="171" formatCode="[$-409]d\\-mmm\\-yyyy\\ h:mm;@"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>';
    const cells = [
      [1, '29357'],
      [2, '78051120'],
      [3, '45000.5'],
      [0, '0.1'],
    ].map(([style, value], index) => `<c r="${'ABCD'[index]}1" s="${style}"><v>${value}</v></c>`);
    const { segments } = await extracted(
      testExcel(`<row r="1">${cells.join('')}</row>`, [
        { name: 'xl/styles.xml', type: 'spreadsheetml.styles+xml', xml: styles },
      ]),
    );
    expect(segments.slice(1).map(({ text }) => text)).toEqual([
      '1980-05-16',
      '078-05-1120',
      '2023-03-15 12:00',
      '0.1',
    ]);
  });

  test('hidden sheets, defined names, headers and links are read', async () => {
    const bytes = testExcel(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>hidden cell</t></is></c></row>',
      [],
      '<sheet name="Secret" sheetId="1" state="veryHidden" r:id="rId1"/></sheets><definedNames><definedName name="pin">"1234"</definedName></definedNames><sheets>',
      '<hyperlinks><hyperlink ref="A1" tooltip="a tip"/></hyperlinks><headerFooter><oddHeader>&amp;L&amp;"Arial,Bold"Confidential</oddHeader></headerFooter>',
    );
    const result = await extracted(bytes);
    expect(result.segments).toContainEqual({ text: 'hidden cell', place: { sheet: 'Secret', cell: 'A1' } });
    expect(part(result, 'defined names')).toEqual(['pin: "1234"']);
    expect(part(result, 'header')).toEqual(['Confidential']);
    expect(part(result, 'link')).toEqual(['a tip']);
  });

  test('a binary workbook is unsupported', async () => {
    const bytes = testOffice([
      { name: 'xl/workbook.bin', type: 'ms-excel.sheet.binary.macroEnabled.main', xml: '' },
    ]);
    const { problems, files } = await extracted(bytes);
    expect(files.at(-1)?.type.id).toBe('xlsb');
    expect(problems).toMatchObject([{ code: 'unsupported', path: [] }]);
  });
});

describe('PowerPoint', () => {
  test('slides in the order of the show, with notes, tables and charts', async () => {
    const slide = (text: string) =>
      `<p:sld><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sld>`;
    const p = (name: string, type: string, xml: string) => ({ name: `ppt/${name}.xml`, type, xml });
    const result = await extracted(
      testOffice(
        [
          p(
            'presentation',
            'presentationml.presentation.main+xml',
            '<p:presentation><p:sldIdLst><p:sldId id="1" r:id="b"/><p:sldId id="2" r:id="a"/></p:sldIdLst></p:presentation>',
          ),
          p('slides/slide1', 'presentationml.slide+xml', slide('second')),
          p('slides/slide2', 'presentationml.slide+xml', slide('fi</a:t></a:r><a:r><a:t>rst')),
          p('notesSlides/notesSlide1', 'presentationml.notesSlide+xml', slide('say this')),
          p('charts/chart1', 'drawingml.chart+xml', '<c:chart><c:pt><c:v>4111</c:v></c:pt></c:chart>'),
        ],
        {
          'ppt/presentation.xml': [
            { id: 'a', type: 'slide', target: 'slides/slide1.xml' },
            { id: 'b', type: 'slide', target: '/ppt/slides/slide2.xml' },
          ],
          'ppt/slides/slide1.xml': [
            { id: 'n', type: 'notesSlide', target: '../notesSlides/notesSlide1.xml' },
          ],
        },
      ),
    );
    expect(result.segments).toEqual([
      { text: 'first', place: { slide: 1, line: 1 } },
      { text: 'second', place: { slide: 2, line: 1 } },
      { text: 'say this', place: { slide: 2, part: 'notes', line: 1 } },
      { text: '4111', place: { part: 'chart', line: 1 } },
    ]);
  });
});

test('Visio: the text of the pages', async () => {
  const { text, problems } = await extracted(
    testOffice([
      { name: 'visio/document.xml', type: 'ms-visio.drawing.main+xml', xml: '<VisioDocument/>' },
      {
        name: 'visio/pages/page1.xml',
        type: 'ms-visio.page+xml',
        xml: '<PageContents><Shapes><Shape><Text>Card 4111</Text></Shape></Shapes></PageContents>',
      },
    ]),
  );
  expect(problems).toEqual([]);
  expect(text).toBe('Card 4111');
});

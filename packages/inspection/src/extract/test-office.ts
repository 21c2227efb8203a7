import { type TestEntry, testZip } from './test-zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface TestPart {
  readonly name: string;
  readonly xml: string;
  /** Ending of its content type: `wordprocessingml.document.main+xml`. */
  readonly type: string;
}

export interface TestLink {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly isExternal?: boolean;
}

/** Builds an Office package for tests. `links` are by the name of the part that has them. */
export function testOffice(
  parts: readonly TestPart[],
  links: Readonly<Record<string, readonly TestLink[]>> = {},
  others: readonly TestEntry[] = [],
): Buffer {
  const types = parts
    .map(
      ({ name, type }) =>
        `<Override PartName="/${name}" ContentType="application/vnd.${type.includes('.ms-') || type.startsWith('ms-') ? '' : 'openxmlformats-officedocument.'}${type}"/>`,
    )
    .join('');
  return testZip([
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types}</Types>`,
    },
    ...parts.map(({ name, xml }) => ({ name, content: HEAD + xml })),
    ...Object.entries(links).map(([name, of]) => ({
      name: name.replace(/([^/]+)$/, '_rels/$1.rels'),
      content: `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${of
        .map(
          ({ id, type, target, isExternal }) =>
            `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`,
        )
        .join('')}</Relationships>`,
    })),
    ...others,
  ]);
}

/** A Word document with these paragraphs, each given as its runs in XML or as text. */
export function testWord(
  body: string,
  parts: readonly TestPart[] = [],
  links: Readonly<Record<string, readonly TestLink[]>> = {},
  others: readonly TestEntry[] = [],
): Buffer {
  return testOffice(
    [
      {
        name: 'word/document.xml',
        type: 'wordprocessingml.document.main+xml',
        xml: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      },
      ...parts,
    ],
    links,
    others,
  );
}

/** A workbook with one sheet of these rows in XML. */
export function testExcel(
  rows: string,
  parts: readonly TestPart[] = [],
  sheet = '<sheet name="Sheet1" sheetId="1" r:id="rId1"/>',
  afterRows = '',
): Buffer {
  return testOffice(
    [
      {
        name: 'xl/workbook.xml',
        type: 'spreadsheetml.sheet.main+xml',
        xml: `<workbook xmlns:r="${OFFICE}"><sheets>${sheet}</sheets></workbook>`,
      },
      {
        name: 'xl/worksheets/sheet1.xml',
        type: 'spreadsheetml.worksheet+xml',
        xml: `<worksheet><sheetData>${rows}</sheetData>${afterRows}</worksheet>`,
      },
      ...parts,
    ],
    { 'xl/workbook.xml': [{ id: 'rId1', type: 'worksheet', target: 'worksheets/sheet1.xml' }] },
  );
}

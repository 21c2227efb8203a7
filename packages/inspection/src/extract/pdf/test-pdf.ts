/** An object of a PDF file for tests: its text, or a stream. */
export type PdfObject = string | { readonly dictionary: string; readonly stream: Buffer | string };

/** Writes a PDF file for tests: objects from number 1 on, the first is the catalog. */
export function writePdf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let size = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    size += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(size);
    add(Buffer.from(`${index + 1} 0 obj\n`));
    if (typeof object === 'string') add(Buffer.from(object, 'latin1'));
    else {
      const stream = typeof object.stream === 'string' ? Buffer.from(object.stream) : object.stream;
      add(Buffer.from(`<< ${object.dictionary} /Length ${stream.length} >>\nstream\n`, 'latin1'));
      add(stream);
      add(Buffer.from('\nendstream'));
    }
    add(Buffer.from('\nendobj\n'));
  }
  const start = size;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  add(
    Buffer.from(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A PDF file with a content stream for each page; Helvetica is `/F1`, objects of the caller begin at `firstObject`. */
export function writePages(
  contents: readonly string[],
  options: {
    readonly catalog?: string;
    readonly page?: string;
    readonly resources?: string;
    readonly trailer?: string;
    readonly objects?: readonly PdfObject[];
  } = {},
): Buffer {
  const pageNumber = (index: number): number => 4 + index * 2;
  const kids = contents.map((_, index) => `${pageNumber(index)} 0 R`).join(' ');
  const pages = contents.flatMap((content, index): PdfObject[] => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${pageNumber(index) + 1} 0 R ` +
      `/Resources << /Font << /F1 3 0 R >> ${options.resources ?? ''} >> ${options.page ?? ''} >>`,
    { dictionary: '', stream: content },
  ]);
  return writePdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>`,
      `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      ...pages,
      ...(options.objects ?? []),
    ],
    options.trailer,
  );
}

/** Object number of the first of `objects`, in a file with this many pages. */
export function firstObject(pages: number): number {
  return 4 + pages * 2;
}

/** Content that shows a text at a place. */
export function show(text: string, x: number, y: number, size = 12): string {
  const escaped = text.replace(/[\\()]/g, (sign) => `\\${sign}`);
  return `BT /F1 ${size} Tf ${x} ${y} Td (${escaped}) Tj ET\n`;
}

/** A TIFF structure, little endian: texts by tag, a GPS directory at the end. */
export function testExif(texts: Readonly<Record<number, string>>): Buffer {
  const entries = Object.entries(texts).map(([tag, text]) => ({
    tag: Number(tag),
    data: Buffer.from(`${text}\0`),
  }));
  const directorySize = 2 + (entries.length + 1) * 12 + 4;
  let at = 8 + directorySize;
  const head = Buffer.alloc(8 + directorySize);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(entries.length + 1, 8);
  for (const [index, { tag, data }] of entries.entries()) {
    writeEntry(head, 10 + index * 12, tag, 2, data.length, at);
    if (data.length <= 4) data.copy(head, 10 + index * 12 + 8);
    else at += data.length;
  }
  const gpsAt = at;
  writeEntry(head, 10 + entries.length * 12, 0x8825, 4, 1, gpsAt);
  const gps = Buffer.alloc(2 + 4 * 12 + 4 + 48);
  gps.writeUInt16LE(4, 0);
  writeEntry(gps, 2, 1, 2, 2, 0);
  gps.write('N\0', 10, 'latin1');
  writeEntry(gps, 14, 2, 5, 3, gpsAt + 54);
  writeEntry(gps, 26, 3, 2, 2, 0);
  gps.write('W\0', 34, 'latin1');
  writeEntry(gps, 38, 4, 5, 3, gpsAt + 78);
  for (const [index, value] of [48, 51, 30, 2, 17, 40].entries()) {
    gps.writeUInt32LE(value, 54 + index * 8);
    gps.writeUInt32LE(1, 58 + index * 8);
  }
  return Buffer.concat([head, ...entries.map(({ data }) => data).filter((data) => data.length > 4), gps]);
}

function writeEntry(
  bytes: Buffer,
  at: number,
  tag: number,
  type: number,
  count: number,
  value: number,
): void {
  bytes.writeUInt16LE(tag, at);
  bytes.writeUInt16LE(type, at + 2);
  bytes.writeUInt32LE(count, at + 4);
  bytes.writeUInt32LE(value, at + 8);
}

export function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

export function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}

export function iptc(dataset: number, text: string): Buffer {
  return Buffer.concat([Buffer.from([0x1c, 2, dataset, 0, text.length]), Buffer.from(text)]);
}

export function resource(id: number, data: Buffer): Buffer {
  const head = Buffer.from('8BIM\0\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt16BE(id, 4);
  head.writeUInt32BE(data.length, 8);
  return Buffer.concat([head, data, Buffer.alloc(data.length & 1)]);
}

export function testPng(width: number, height: number, ...chunks: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...chunks,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function testJpeg(...segments: readonly Buffer[]): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...segments,
    segment(0xc0, Buffer.from([8, 1, 0, 1, 0, 1, 1, 0x11, 0])),
    Buffer.from([0xff, 0xda]),
  ]);
}

export function testWebp(exif: Buffer, xmp: Buffer): Buffer {
  return riff('RIFF', Buffer.concat([Buffer.from('WEBP'), riff('EXIF', exif), riff('XMP ', xmp)]));
}

function riff(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type, 'latin1'), length, data, Buffer.alloc(data.length & 1)]);
}

export function testPsd(...resources: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(34);
  header.write('8BPS\0\u0001', 'latin1');
  header.writeUInt32BE(100, 14);
  header.writeUInt32BE(100, 18);
  const all = Buffer.concat(resources);
  header.writeUInt32BE(all.length, 30);
  return Buffer.concat([header, all]);
}

/** A HEIC file without a picture: an EXIF and an XMP item. */
export function testHeic(exif: Buffer, xmp: Buffer): Buffer {
  const payloads = [Buffer.concat([Buffer.alloc(4), exif]), xmp];
  const head = heicHead(payloads, heicHead(payloads, 0).length + 8);
  return Buffer.concat([head, box('mdat', Buffer.concat(payloads))]);
}

function heicHead(payloads: readonly Buffer[], offset: number): Buffer {
  const places = Buffer.alloc(8 + payloads.length * 14);
  places.writeUInt16BE(0x4400, 4);
  places.writeUInt16BE(payloads.length, 6);
  let at = offset;
  for (const [index, payload] of payloads.entries()) {
    const row = 8 + index * 14;
    places.writeUInt16BE(index + 1, row);
    places.writeUInt16BE(1, row + 4);
    places.writeUInt32BE(at, row + 6);
    places.writeUInt32BE(payload.length, row + 10);
    at += payload.length;
  }
  const items = Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 2]), item(1, 'Exif'), item(2, 'mime')]);
  return Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0')),
    box('meta', Buffer.concat([Buffer.alloc(4), box('iinf', items), box('iloc', places)])),
  ]);
}

function item(id: number, type: string): Buffer {
  return box('infe', Buffer.concat([Buffer.from([2, 0, 0, 0, 0, id, 0, 0]), Buffer.from(`${type}\0\0`)]));
}

function box(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length + 8);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data]);
}

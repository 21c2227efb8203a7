/** Content of a part without its transfer encoding (RFC 2045, 6); undefined for an encoding that doesn't exist. */
export function decodeTransfer(bytes: Buffer, encoding: string): Buffer | undefined {
  switch (encoding) {
    case '':
    case '7bit':
    case '8bit':
    case 'binary':
      return bytes;
    case 'base64':
      return Buffer.from(bytes.toString('latin1'), 'base64');
    case 'quoted-printable':
      return fromQuotedPrintable(bytes);
    case 'x-uuencode':
    case 'x-uue':
    case 'uuencode':
      return uuencodedFiles(bytes.toString('latin1'))[0]?.content ?? bytes;
    default:
      return undefined;
  }
}

function fromQuotedPrintable(bytes: Buffer): Buffer {
  const result = Buffer.alloc(bytes.length);
  let size = 0;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte !== 0x3d) {
      result[size] = byte;
      size += 1;
      at += 1;
      continue;
    }
    let next = at + 1;
    // A soft line break, perhaps with blanks that a relay added.
    while (bytes[next] === 0x20 || bytes[next] === 0x09) next += 1;
    if (bytes[next] === 0x0d && bytes[next + 1] === 0x0a) at = next + 2;
    else if (bytes[next] === 0x0a) at = next + 1;
    else {
      const hex = bytes.toString('latin1', at + 1, at + 3);
      const isHex = /^[0-9a-f]{2}$/i.test(hex);
      result[size] = isHex ? Number.parseInt(hex, 16) : byte;
      size += 1;
      at += isHex ? 3 : 1;
    }
  }
  return result.subarray(0, size);
}

export interface UuencodedFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Files that stand uuencoded in a text: `begin 644 name`, lines with their length in front, `end`. Source: POSIX uuencode. */
export function uuencodedFiles(text: string): readonly UuencodedFile[] {
  const files: UuencodedFile[] = [];
  const begin = /^begin(-base64)? [0-7]{3,4} (.{1,255})$/gm;
  for (let match = begin.exec(text); match !== null; match = begin.exec(text)) {
    const start = match.index + match[0].length + 1;
    const stop = text.indexOf(match[1] === undefined ? '\nend' : '\n====', start);
    const end = stop < 0 ? text.length : stop;
    const data = text.slice(start, end);
    const content = match[1] === undefined ? fromUu(data) : Buffer.from(data, 'base64');
    if (content.length > 0) files.push({ name: match[2]?.trim() ?? '', content });
    begin.lastIndex = end;
  }
  return files;
}

function fromUu(data: string): Buffer {
  const parts: Buffer[] = [];
  for (const line of data.split('\n')) {
    const length = (line.charCodeAt(0) - 32) & 63;
    if (line === '' || length === 0) continue;
    const bytes = Buffer.alloc(Math.ceil(length / 3) * 3);
    for (let group = 0; group * 3 < length; group += 1) {
      const at = 1 + group * 4;
      const [a, b, c, d] = [0, 1, 2, 3].map((index) => ((line.charCodeAt(at + index) || 32) - 32) & 63);
      bytes[group * 3] = ((a ?? 0) << 2) | ((b ?? 0) >> 4);
      bytes[group * 3 + 1] = (((b ?? 0) & 15) << 4) | ((c ?? 0) >> 2);
      bytes[group * 3 + 2] = (((c ?? 0) & 3) << 6) | (d ?? 0);
    }
    parts.push(bytes.subarray(0, length));
  }
  return Buffer.concat(parts);
}

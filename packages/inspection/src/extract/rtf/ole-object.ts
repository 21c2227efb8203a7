/**
 * The document within an OLE 1 object, as `\objdata` holds it: native data, or a file in a "Package".
 * Source: [MS-OLEDS] 2.2.4 and 2.2.5 (ObjectHeader, EmbeddedObject). What has another form comes back as it is.
 */
export function unwrapObject(bytes: Buffer): { readonly name: string | undefined; readonly content: Buffer } {
  const whole = { name: undefined, content: bytes };
  // Some writers leave the version out; format 2 is an embedded object, 1 a link.
  if (bytes.length < 12 || bytes.readUInt32LE(4) !== 2) return whole;
  let at = 8;
  let className = '';
  for (let field = 0; field < 3; field += 1) {
    if (at + 4 > bytes.length) return whole;
    const length = bytes.readUInt32LE(at);
    if (length > 1024 || at + 4 + length > bytes.length) return whole;
    if (field === 0) className = bytes.toString('latin1', at + 4, at + 4 + Math.max(0, length - 1));
    at += 4 + length;
  }
  if (at + 4 > bytes.length) return whole;
  const size = bytes.readUInt32LE(at);
  const content = bytes.subarray(at + 4, Math.min(bytes.length, at + 4 + size));
  return className === 'Package'
    ? (unwrapPackage(content) ?? { name: undefined, content })
    : { name: undefined, content };
}

/** A file that was dragged into a document: stream header, label, original path, then the file with its length. */
export function unwrapPackage(
  bytes: Buffer,
): { readonly name: string | undefined; readonly content: Buffer } | undefined {
  if (bytes.length < 6 || bytes.readUInt16LE(0) !== 2) return undefined;
  const label = zeroTerminated(bytes, 2);
  if (label === undefined) return undefined;
  const source = zeroTerminated(bytes, label.end);
  if (source === undefined) return undefined;
  // Two words, of which the second says that the file is embedded, then the length of the temporary path.
  let at = source.end + 4;
  if (at + 4 > bytes.length) return undefined;
  at += 4 + bytes.readUInt32LE(at);
  if (at + 4 > bytes.length) return undefined;
  const size = bytes.readUInt32LE(at);
  const name = label.text.split(/[\\/]/).pop();
  return {
    name: name === '' ? undefined : name,
    content: bytes.subarray(at + 4, Math.min(bytes.length, at + 4 + size)),
  };
}

function zeroTerminated(
  bytes: Buffer,
  start: number,
): { readonly text: string; readonly end: number } | undefined {
  const end = bytes.indexOf(0, start);
  if (end < 0 || end - start > 1024) return undefined;
  return { text: bytes.toString('latin1', start, end), end: end + 1 };
}

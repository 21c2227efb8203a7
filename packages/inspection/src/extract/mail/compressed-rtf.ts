/** The RTF body of Outlook messages. Source: [MS-OXRTFCP]. */
const HEADER = 16;
const COMPRESSED = 0x75465a4c;
const PLAIN = 0x414c454d;
const DICTIONARY = 4096;
const BEGINNING = Buffer.from(
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans ' +
    'SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx',
  'latin1',
);

/** At most `most` bytes of RTF; what comes before where the data is damaged. Undefined without the header. */
export function decompressRtf(bytes: Buffer, most: number): Buffer | undefined {
  if (bytes.length < HEADER) return undefined;
  const size = Math.min(bytes.readUInt32LE(4), most);
  const kind = bytes.readUInt32LE(8);
  if (kind === PLAIN) return bytes.subarray(HEADER, HEADER + size);
  if (kind !== COMPRESSED) return undefined;
  // A byte gives at most 8 of 17 bytes each, so that a false size can't ask for more.
  const result = Buffer.alloc(Math.min(size, bytes.length * 9));
  const dictionary = Buffer.alloc(DICTIONARY, ' ');
  BEGINNING.copy(dictionary);
  let write = BEGINNING.length;
  let length = 0;
  let at = HEADER;
  const give = (byte: number): void => {
    if (length < result.length) {
      result[length] = byte;
      length += 1;
    }
    dictionary[write] = byte;
    write = (write + 1) % DICTIONARY;
  };
  while (at < bytes.length && length < result.length) {
    const flags = bytes[at] ?? 0;
    at += 1;
    for (let bit = 0; bit < 8 && at < bytes.length; bit += 1) {
      if (((flags >> bit) & 1) === 0) {
        give(bytes[at] ?? 0);
        at += 1;
        continue;
      }
      if (at + 2 > bytes.length) return result.subarray(0, length);
      const reference = bytes.readUInt16BE(at);
      at += 2;
      const from = reference >> 4;
      if (from === write) return result.subarray(0, length);
      for (let step = 0; step < (reference & 15) + 2; step += 1)
        give(dictionary[(from + step) % DICTIONARY] ?? 0);
    }
  }
  return result.subarray(0, length);
}

/** Kind of file, from its first bytes. */
export type Kind =
  /** Unknown, so perhaps a log. */
  | 'plain'
  | 'gzip'
  | 'zip'
  /** An unsupported compression, by name. */
  | { readonly packed: string }
  /** Not a log: name of the file type. */
  | { readonly other: string };

type Sign = readonly [bytes: string, kind: Kind, at?: number];

/** File signatures: hexadecimal bytes and their offset. */
const SIGNS: readonly Sign[] = [
  ['1f8b08', 'gzip'],
  ['504b0304', 'zip'],
  ['504b0506', 'zip'],
  ['504b0708', { packed: 'a zip file in several parts' }],
  ['377abcaf271c', { packed: '7-Zip' }],
  ['526172211a07', { packed: 'RAR' }],
  ['fd377a585a00', { packed: 'xz' }],
  ['425a68', { packed: 'bzip2' }],
  ['28b52ffd', { packed: 'Zstandard' }],
  ['04224d18', { packed: 'LZ4' }],
  ['1f9d', { packed: 'compress (.Z)' }],
  ['4d534346', { packed: 'a cabinet file' }],
  ['7573746172', { packed: 'tar' }, 257],
  ['89504e470d0a1a0a', { other: 'a PNG image' }],
  ['ffd8ff', { other: 'a JPEG image' }],
  ['474946383761', { other: 'a GIF image' }],
  ['474946383961', { other: 'a GIF image' }],
  ['49492a00', { other: 'a TIFF image' }],
  ['4d4d002a', { other: 'a TIFF image' }],
  ['52494646', { other: 'a RIFF file (WebP, WAV or AVI)' }],
  ['255044462d', { other: 'a PDF document' }],
  ['d0cf11e0a1b11ae1', { other: 'an old Office document' }],
  ['7b5c727466', { other: 'an RTF document' }],
  ['7f454c46', { other: 'a Linux program' }],
  ['4d5a9000', { other: 'a Windows program' }],
  ['feedface', { other: 'a macOS program' }],
  ['feedfacf', { other: 'a macOS program' }],
  ['cffaedfe', { other: 'a macOS program' }],
  ['cafebabe', { other: 'a Java class or macOS program' }],
  ['0061736d', { other: 'a WebAssembly module' }],
  ['53514c69746520666f726d6174203300', { other: 'a SQLite database' }],
  ['50415231', { other: 'a Parquet file' }],
  ['4f626a01', { other: 'an Avro file' }],
  ['456c6646696c6500', { other: 'a Windows event log (.evtx)' }],
  ['d4c3b2a1', { other: 'a packet capture' }],
  ['a1b2c3d4', { other: 'a packet capture' }],
  ['0a0d0d0a', { other: 'a packet capture' }],
  ['494433', { other: 'an MP3 file' }],
  ['66747970', { other: 'an MP4 film' }, 4],
  ['1a45dfa3', { other: 'a Matroska film' }],
  ['4f676753', { other: 'an Ogg file' }],
];

/** Detects the kind of file from its first bytes (262 are enough). */
export function kindOf(head: Uint8Array): Kind {
  const hex = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, 300)).toString('hex');
  for (const [bytes, kind, at = 0] of SIGNS) if (hex.startsWith(bytes, at * 2)) return kind;
  return 'plain';
}

/** Share of control characters above which a file counts as binary; some logs use one as a delimiter. */
const MOST_CONTROLS = 0.3;
/** The same for files with NUL bytes; compressed, encrypted or random bytes have a tenth. */
const MOST_CONTROLS_BESIDE_NUL = 0.05;

/** Whether the bytes can't be text: too many NUL and control characters, and no UTF-16 byte order mark. */
export function isBinary(head: Uint8Array): boolean {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) return false;
  let controls = 0;
  for (const byte of head)
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 27) controls += 1;
  return controls > head.length * (head.includes(0) ? MOST_CONTROLS_BESIDE_NUL : MOST_CONTROLS);
}

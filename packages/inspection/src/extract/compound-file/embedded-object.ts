import type { Unpacking } from '../budget.ts';
import type { ReadContext, Reader } from '../reader.ts';
import { decodeText } from '../text/charset.ts';
import { Unreadable } from '../unreadable.ts';
import { type CompoundStorage, openCompoundFile } from './compound-file.ts';

/** Streams that hold a file as it is. */
const WHOLE_FILES = ['Package', 'CONTENTS', 'Contents', 'EmbeddedOdf'];

/** An embedded object (OLE): the file that was dropped into a document. */
export const embeddedObject: Reader = {
  async read(bytes, context) {
    const root = openCompoundFile(bytes);
    if ((await readEmbedded(root, context.budget.container(bytes.length), context)) === 0)
      throw new Unreadable('unsupported', 'A compound file of an unknown program');
  },
};

/** Reads the files in a storage and in those inside it; returns how many there are. */
export async function readEmbedded(
  root: CompoundStorage,
  unpacking: Unpacking,
  context: ReadContext,
): Promise<number> {
  let found = 0;
  for (const { storage, streams } of withStreams(root)) {
    for (const stream of streams) {
      const content =
        stream.name === '\u0001Ole10Native'
          ? nativeFile(stream.read(unpacking))
          : WHOLE_FILES.includes(stream.name)
            ? { name: storage === root ? stream.name : storage.name, bytes: stream.read(unpacking) }
            : undefined;
      if (content === undefined || content.bytes.length === 0) continue;
      found += 1;
      await context.readMember(content.name, content.bytes);
    }
  }
  return found;
}

function* withStreams(
  storage: CompoundStorage,
): Generator<{ readonly storage: CompoundStorage; readonly streams: CompoundStorage['streams'] }> {
  yield { storage, streams: storage.streams };
  for (const inner of storage.storages) yield* withStreams(inner);
}

/** [MS-OLEDS] 2.3.6: size, then what the packager of Windows writes: label, path, and the file. */
function nativeFile(bytes: Buffer): { readonly name: string; readonly bytes: Buffer } | undefined {
  if (bytes.length < 12) return undefined;
  let at = 6;
  const zeroEnded = () => {
    const end = bytes.indexOf(0, at);
    const text = end === -1 ? '' : decodeText(bytes.subarray(at, end));
    at = end === -1 ? bytes.length : end + 1;
    return text;
  };
  const label = zeroEnded();
  zeroEnded();
  at += 4;
  if (at + 4 <= bytes.length) {
    at += 4 + bytes.readUInt32LE(at);
    if (at + 4 <= bytes.length) {
      const size = bytes.readUInt32LE(at);
      if (size > 0 && at + 4 + size <= bytes.length)
        return { name: label === '' ? 'object' : label, bytes: bytes.subarray(at + 4, at + 4 + size) };
    }
  }
  return { name: 'object', bytes: bytes.subarray(4) };
}

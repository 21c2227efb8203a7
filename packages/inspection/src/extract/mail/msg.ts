import type { Unpacking } from '../budget.ts';
import { type CompoundStorage, openCompoundFile } from '../compound-file/compound-file.ts';
import type { ReadContext, Reader } from '../reader.ts';
import { type MapiAttachment, type MapiMessage, type MapiProperty, readMapiMessage } from './mapi-message.ts';
import { PROPERTY } from './mapi-properties.ts';

const STREAM = /^__substg1\.0_([0-9A-F]{4})([0-9A-F]{4})$/i;
const UNICODE = 0x001f;
const STRING = 0x001e;
const BINARY = 0x0102;
const MESSAGE = '__substg1.0_3701000D';
/** Messages within messages; the frame bounds those that are read. */
const DEEPEST = 12;

/** Outlook messages, contacts and appointments. Source: [MS-OXMSG]. */
export const msgReader: Reader = {
  async read(bytes: Buffer, context: ReadContext): Promise<void> {
    const unpacking = context.budget.container(bytes.length);
    const message = readStorage(openCompoundFile(bytes), 32, unpacking, 0);
    await readMapiMessage(message, bytes.length, context);
  },
};

/** `headerSize` of the property stream: 32 bytes at the top, 24 in a message within. */
function readStorage(
  storage: CompoundStorage,
  headerSize: number,
  unpacking: Unpacking,
  depth: number,
): MapiMessage {
  const children = (prefix: string): readonly CompoundStorage[] =>
    storage.storages.filter(({ name }) => name.toLowerCase().startsWith(prefix));
  return {
    properties: properties(storage, unpacking),
    recipients: children('__recip_version1.0_').map((recipient) => properties(recipient, unpacking)),
    attachments: children('__attach_version1.0_').map((attachment) =>
      readAttachment(attachment, unpacking, depth),
    ),
    charset: charsetOf(storage, headerSize, unpacking),
  };
}

function readAttachment(storage: CompoundStorage, unpacking: Unpacking, depth: number): MapiAttachment {
  const found = properties(storage, unpacking);
  const inner = storage.storage(MESSAGE);
  const data = found.find(({ id }) => id === PROPERTY.attachment)?.value;
  return {
    properties: found.filter(({ id }) => id !== PROPERTY.attachment),
    content:
      inner !== undefined && depth < DEEPEST
        ? readStorage(inner, 24, unpacking, depth + 1)
        : Buffer.isBuffer(data)
          ? data
          : undefined,
  };
}

function properties(storage: CompoundStorage, unpacking: Unpacking): readonly MapiProperty[] {
  return storage.streams.flatMap((stream): MapiProperty[] => {
    const [, idText = '', typeText = ''] = STREAM.exec(stream.name) ?? [];
    const id = Number.parseInt(idText, 16);
    const type = Number.parseInt(typeText, 16);
    // Other binary properties are keys and search data.
    const isWanted =
      type === UNICODE ||
      type === STRING ||
      (type === BINARY && (id === PROPERTY.rtf || id === PROPERTY.html || id === PROPERTY.attachment));
    if (!isWanted) return [];
    const bytes = stream.read(unpacking);
    return [{ id, value: type === UNICODE ? bytes.toString('utf16le') : bytes }];
  });
}

function charsetOf(storage: CompoundStorage, headerSize: number, unpacking: Unpacking): string | undefined {
  const fixed = storage.stream('__properties_version1.0')?.read(unpacking);
  if (fixed === undefined) return undefined;
  for (const wanted of [PROPERTY.internetCodePage, PROPERTY.messageCodePage])
    for (let at = headerSize; at + 16 <= fixed.length; at += 16)
      if (fixed.readUInt16LE(at + 2) === wanted && fixed.readUInt16LE(at) === 3) {
        const codePage = fixed.readUInt32LE(at + 8);
        return codePage === 65_001 ? 'utf-8' : `cp${codePage}`;
      }
  return undefined;
}

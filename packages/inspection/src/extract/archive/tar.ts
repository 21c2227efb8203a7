import { fileType } from '../file-type/detect.ts';
import type { ReadContext, Reader } from '../reader.ts';
import { Unreadable } from '../unreadable.ts';
import { paxRecords, type TarHeader, tarHeader } from './tar-header.ts';

const BLOCK = 512;
const LONGEST_EXTENSION = 1024 * 1024;

/** What records in front of a member say about it. */
interface Extension {
  name?: string;
  size?: number;
  isSparse?: boolean;
}

/** tar: POSIX ustar and pax, GNU, and the form before POSIX. Sparse members are refused. Source: POSIX.1-2024, pax. */
export const tar: Reader = {
  async read(bytes, context) {
    let extension: Extension = {};
    for (let at = 0; at + BLOCK <= bytes.length; ) {
      context.budget.check();
      const header = tarHeader(bytes, at);
      // Zero blocks end an archive, but others may be joined to it.
      if (header === 'empty') {
        at += BLOCK;
        continue;
      }
      if (header === undefined) throw new Unreadable('corrupt', 'A tar header is damaged');
      const start = at + BLOCK;
      const size = isMember(header) ? (extension.size ?? header.size) : header.size;
      const content = bytes.subarray(start, start + size);
      at = start + Math.ceil(size / BLOCK) * BLOCK;
      if (isExtension(header))
        extension = extended(extension, header, content.subarray(0, LONGEST_EXTENSION));
      else {
        if (isMember(header)) await readMember(header, extension, content, size, context);
        extension = {};
      }
    }
  },
};

/** Links, devices and folders have no content. */
function isMember({ type, size }: TarHeader): boolean {
  return type === '0' || type === '\0' || type === '7' || type === 'S' || (size > 0 && !/[1-6]/.test(type));
}

function isExtension({ type }: TarHeader): boolean {
  return 'xgLKXN'.includes(type);
}

function extended(extension: Extension, header: TarHeader, content: Buffer): Extension {
  switch (header.type) {
    case 'L':
      return { ...extension, name: content.toString('utf8').replace(/\0.*$/s, '') };
    case 'x':
    case 'X': {
      const records = paxRecords(content);
      const name = records.get('path') ?? records.get('GNU.sparse.name');
      const size = Number(records.get('size') ?? Number.NaN);
      return {
        ...extension,
        ...(name === undefined ? {} : { name }),
        ...(Number.isSafeInteger(size) && size >= 0 ? { size } : {}),
        ...([...records.keys()].some((key) => key.startsWith('GNU.sparse')) ? { isSparse: true } : {}),
      };
    }
    default:
      return extension;
  }
}

async function readMember(
  header: TarHeader,
  extension: Extension,
  content: Buffer,
  size: number,
  context: ReadContext,
): Promise<void> {
  const name = extension.name ?? header.name;
  if (name.endsWith('/') && size === 0) return;
  if (header.type === 'S' || extension.isSparse === true) {
    const why = new Unreadable('unsupported', 'The member is stored as a sparse file');
    context.missMember(name, why, fileType('unknown'), size);
    return;
  }
  context.budget.unpacked(content.length);
  await context.readMember(name, content.length === size ? content : cut(content));
}

async function* cut(content: Buffer): AsyncGenerator<Buffer, void> {
  yield content;
  throw new Unreadable('corrupt', 'The archive ends within the member');
}

import type { Unpacking } from '../budget.ts';
import { type CompoundStorage, openCompoundFile } from '../compound-file/compound-file.ts';
import type { ReadContext } from '../reader.ts';
import { decodeText } from '../text/charset.ts';
import { decompressVba } from './vba-compression.ts';

/** Gives the source of the macros in a `vbaProject.bin`. Source: [MS-OVBA]. */
export async function readVbaProject(bytes: Buffer, context: ReadContext): Promise<void> {
  readVbaStorage(openCompoundFile(bytes), context.budget.container(bytes.length), context);
}

/** The storage is the root of `vbaProject.bin`, `Macros` in a doc or `_VBA_PROJECT_CUR` in an xls. */
export function readVbaStorage(root: CompoundStorage, unpacking: Unpacking, context: ReadContext): void {
  const vba = root.storage('VBA');
  const directory = vba?.stream('dir');
  if (vba === undefined || directory === undefined) return;
  const modules = moduleList(decompressVba(directory.read(unpacking), 0, unpacking));
  for (const { stream, offset } of modules) {
    const bytes = vba.stream(stream)?.read(unpacking);
    if (bytes === undefined) continue;
    const source = decodeText(decompressVba(bytes, offset, unpacking)).replaceAll('\r\n', '\n');
    context.segment(source, { part: 'macro' }, stream);
  }
}

interface Module {
  readonly stream: string;
  /** Where its source begins in the stream. */
  readonly offset: number;
}

const NAME_UNICODE = 0x0047;
const STREAM_NAME = 0x001a;
const STREAM_NAME_UNICODE = 0x0032;
const OFFSET = 0x0031;
const MODULE_END = 0x002b;
const PROJECT_VERSION = 0x0009;

/** Records of the `dir` stream ([MS-OVBA] 2.3.4.2): id, size, data. Only those of modules matter here. */
function moduleList(directory: Buffer): readonly Module[] {
  const modules: Module[] = [];
  let stream = '';
  let offset = 0;
  for (let at = 0; at + 6 <= directory.length; ) {
    const id = directory.readUInt16LE(at);
    // The version record has a size of 4, but 6 bytes of data.
    const size = id === PROJECT_VERSION ? 6 : directory.readUInt32LE(at + 2);
    const data = directory.subarray(at + 6, at + 6 + size);
    at += 6 + size;
    if (id === STREAM_NAME) stream = decodeText(data);
    else if (id === STREAM_NAME_UNICODE || (id === NAME_UNICODE && stream === ''))
      stream = data.toString('utf16le');
    else if (id === OFFSET && data.length >= 4) offset = data.readUInt32LE(0);
    else if (id === MODULE_END) {
      modules.push({ stream, offset });
      stream = '';
      offset = 0;
    }
  }
  return modules;
}

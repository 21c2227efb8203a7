import type { Unpacking } from '../budget.ts';
import { openCompoundFile } from '../compound-file/compound-file.ts';
import { inflateWhole } from '../compression/decompress.ts';
import { readVbaProject } from '../office/vba-project.ts';
import type { ReadContext, Reader } from '../reader.ts';
import { Unreadable } from '../unreadable.ts';
import { readPropertySets } from './property-set.ts';

/** Types of records, by their names in [MS-PPT] 2.13.24. */
const RECORD = {
  slide: 0x03ee,
  notes: 0x03f0,
  slidePersist: 0x03f3,
  mainMaster: 0x03f8,
  textChars: 0x0fa0,
  textBytes: 0x0fa8,
  cString: 0x0fba,
  slideList: 0x0ff0,
  oleObject: 0x1011,
  persistDirectory: 0x1772,
  cryptSession: 0x2f14,
} as const;

/** ppt of PowerPoint 97 to 2003. Source: [MS-PPT]. */
export const ppt: Reader = {
  async read(bytes, context) {
    const root = openCompoundFile(bytes);
    const unpacking = context.budget.container(bytes.length);
    const stream = root.stream('PowerPoint Document')?.read(unpacking);
    if (stream === undefined) throw new Unreadable('corrupt', 'The presentation stream is missing');
    const user = root.stream('Current User')?.read(unpacking);
    if (user !== undefined && user.length >= 16 && user.readUInt32LE(12) === 0xf3d1c4df)
      throw new Unreadable('encrypted', 'The presentation has a password');
    await new Presentation(stream, unpacking, context).read();
    readPropertySets(root, unpacking, context);
  },
};

interface PptRecord {
  readonly type: number;
  readonly instance: number;
  readonly isContainer: boolean;
  readonly start: number;
  readonly data: Buffer;
  /** Where the record after it begins. */
  readonly next: number;
}

class Presentation {
  readonly #bytes: Buffer;
  readonly #unpacking: Unpacking;
  readonly #context: ReadContext;

  constructor(bytes: Buffer, unpacking: Unpacking, context: ReadContext) {
    this.#bytes = bytes;
    this.#unpacking = unpacking;
    this.#context = context;
  }

  async read(): Promise<void> {
    const slides = this.#slideNumbers();
    const objects: Buffer[] = [];
    let slide: number | undefined;
    let part: string | undefined;
    let sectionEnd = 0;
    let listed = 0;
    for (const record of this.#records()) {
      if (record.start >= sectionEnd) {
        slide = undefined;
        part = undefined;
      }
      switch (record.type) {
        case RECORD.cryptSession:
          throw new Unreadable('encrypted', 'The presentation has a password');
        case RECORD.slide:
        case RECORD.notes:
        case RECORD.mainMaster:
          sectionEnd = record.next;
          slide = slides.get(record.start);
          part =
            record.type === RECORD.notes ? 'notes' : record.type === RECORD.mainMaster ? 'master' : undefined;
          break;
        case RECORD.slideList:
          sectionEnd = record.next;
          part = record.instance === 2 ? 'notes' : record.instance === 1 ? 'master' : undefined;
          listed = 0;
          break;
        case RECORD.slidePersist:
          listed += 1;
          slide = part === undefined ? listed : undefined;
          break;
        case RECORD.textChars:
        case RECORD.cString:
          this.#give(record.data.toString('utf16le'), slide, part);
          break;
        case RECORD.textBytes:
          this.#give(record.data.toString('latin1'), slide, part);
          break;
        case RECORD.oleObject:
          objects.push(this.#object(record));
          break;
      }
    }
    for (const [index, object] of objects.entries()) await this.#readObject(object, `object ${index + 1}`);
  }

  /** Objects are compressed where the instance says so: their size, then zlib. */
  #object({ instance, data }: PptRecord): Buffer {
    return instance === 1 ? inflateWhole(data.subarray(4), this.#unpacking) : data;
  }

  async #readObject(bytes: Buffer, name: string): Promise<void> {
    if (openCompoundFile(bytes).storage('VBA') === undefined) return this.#context.readMember(name, bytes);
    this.#context.mark({ hasMacros: true });
    await readVbaProject(bytes, this.#context);
  }

  /** Numbers of slides by where their records begin: the list names them by id, directories say where an id is. */
  #slideNumbers(): ReadonlyMap<number, number> {
    const offsets = new Map<number, number>();
    const ids: number[] = [];
    let isSlideList = false;
    for (const { type, instance, data } of this.#records()) {
      if (type === RECORD.slideList) isSlideList = instance === 0;
      else if (type === RECORD.slidePersist && isSlideList && data.length >= 4)
        ids.push(data.readUInt32LE(0));
      else if (type === RECORD.persistDirectory) addOffsets(data, offsets);
    }
    const numbers = new Map<number, number>();
    for (const [index, id] of ids.entries()) {
      const offset = offsets.get(id);
      if (offset !== undefined) numbers.set(offset, index + 1);
    }
    return numbers;
  }

  #give(text: string, slide: number | undefined, part: string | undefined): void {
    this.#context.segment(text.replaceAll(/[\r\v]/g, '\n').replaceAll('\0', ''), {
      ...(slide === undefined ? {} : { slide }),
      ...(part === undefined ? {} : { part }),
    });
  }

  /** All records, those in containers too: after the header of a container comes its first record. */
  *#records(): Generator<PptRecord> {
    const bytes = this.#bytes;
    let steps = 0;
    for (let at = 0; at + 8 <= bytes.length; ) {
      if (++steps % 4096 === 0) this.#context.budget.check();
      const head = bytes.readUInt16LE(at);
      const next = at + 8 + bytes.readUInt32LE(at + 4);
      const isContainer = (head & 15) === 15;
      const data = bytes.subarray(at + 8, next);
      yield { type: bytes.readUInt16LE(at + 2), instance: head >> 4, isContainer, start: at, data, next };
      at = isContainer ? at + 8 : next;
    }
  }
}

/** Runs of offsets: 20 bits of the first id, 12 bits of how many. */
function addOffsets(data: Buffer, offsets: Map<number, number>): void {
  for (let at = 0; at + 4 <= data.length; ) {
    const run = data.readUInt32LE(at);
    const first = run & 0xfffff;
    const count = run >>> 20;
    at += 4;
    for (let index = 0; index < count && at + 4 <= data.length; index++, at += 4)
      offsets.set(first + index, data.readUInt32LE(at));
  }
}

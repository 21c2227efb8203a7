import { gather } from '../document-bytes.ts';
import type { ReadContext } from '../reader.ts';
import { Unreadable } from '../unreadable.ts';
import { readXml } from '../xml/read-xml.ts';
import type { XmlHandler } from '../xml/xml-scanner.ts';
import { entryChunks } from '../zip/unpack.ts';
import { type OpenZip, zipDirectory } from '../zip/zip.ts';
import type { ZipEntry } from '../zip/zip-entry.ts';

/** More links or types than any document has fill only memory. */
const MOST = 100_000;

/** A part of an Office package. */
export interface Part {
  /** Without the leading slash: `word/document.xml`. */
  readonly name: string;
  readonly contentType: string;
  readonly entry: ZipEntry;
}

export interface Relationship {
  readonly id: string;
  /** Last word of its type: `hyperlink`, `slide`, `worksheet`. */
  readonly type: string;
  /** Name of a part, or an address. */
  readonly target: string;
  readonly isExternal: boolean;
}

/** An Office Open XML file: parts in a zip archive. Source: ECMA-376 part 2. */
export class OfficePackage {
  readonly parts: readonly Part[];
  /** By name in lower case; of several with one name the first. */
  readonly #byName = new Map<string, Part>();
  readonly #context: ReadContext;
  readonly #zip: OpenZip;

  private constructor(context: ReadContext, zip: OpenZip, parts: readonly Part[]) {
    this.#context = context;
    this.#zip = zip;
    this.parts = parts;
    for (const part of parts) {
      const name = part.name.toLowerCase();
      if (!this.#byName.has(name)) this.#byName.set(name, part);
    }
  }

  static async open(bytes: Buffer, context: ReadContext): Promise<OfficePackage> {
    const directory = await zipDirectory(bytes, context.limits.maxEntries);
    if (directory.damage !== undefined) context.problem('corrupt', directory.damage.message);
    const zip = { bytes, directory, unpacking: context.budget.container(bytes.length) };
    const entries = directory.entries.filter((entry) => !entry.isDirectory);
    const types = new ContentTypes();
    const bare = new OfficePackage(context, zip, []);
    for (const entry of entries)
      if (partName(entry.name).toLowerCase() === '[content_types].xml') await bare.#readXml(entry, types);
    const parts = entries.map((entry) => {
      context.budget.entry();
      const name = partName(entry.name);
      return { name, contentType: types.of(name), entry };
    });
    return new OfficePackage(context, zip, parts);
  }

  part(name: string): Part | undefined {
    return this.#byName.get(name.toLowerCase());
  }

  /** Damage becomes a problem of the document; what could be read is kept. */
  async readXml(part: Part, handler: XmlHandler): Promise<void> {
    await this.#readXml(part.entry, handler);
  }

  /** Hands a part that is a file of its own to its reader. */
  async readMember(part: Part, name: string = part.name): Promise<void> {
    if (this.#zip.unpacking.isExceeded) return;
    await this.#context.readMember(name, entryChunks(this.#zip, part.entry));
  }

  async bytes(part: Part): Promise<Buffer> {
    const { bytes, damage } = await gather(entryChunks(this.#zip, part.entry), this.#context.limits.maxBytes);
    if (damage !== undefined) this.#context.problem(damage.code, `${damage.message}: ${shown(part.name)}`);
    return bytes;
  }

  /** Links of a part, in the order of the file. */
  async relationships(part: Part): Promise<readonly Relationship[]> {
    const slash = part.name.lastIndexOf('/') + 1;
    const folder = part.name.slice(0, slash);
    const found: Relationship[] = [];
    const rels = this.part(`${folder}_rels/${part.name.slice(slash)}.rels`);
    if (rels !== undefined) await this.readXml(rels, relationshipHandler(folder, found));
    return found;
  }

  async #readXml(entry: ZipEntry, handler: XmlHandler): Promise<void> {
    try {
      const facts = await readXml(entryChunks(this.#zip, entry), handler, this.#context.budget);
      if (facts.isDamaged) this.#context.problem('corrupt', `Not well-formed: ${shown(entry.name)}`);
      if (facts.hasDoctype)
        this.#context.problem('corrupt', `A DOCTYPE, which Office files never have: ${shown(entry.name)}`);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      if (error.code === 'encrypted') this.#context.mark({ isEncrypted: true });
      this.#context.problem(error.code, `${error.message}: ${shown(entry.name)}`);
    }
  }
}

/** Reads the links of a `.rels` part; targets inside become names of parts. */
function relationshipHandler(folder: string, found: Relationship[]): XmlHandler {
  return {
    open(name, attributes) {
      if (name !== 'Relationship' || found.length >= MOST) return;
      const target = attributes.get('Target') ?? '';
      const isExternal = attributes.get('TargetMode') === 'External';
      found.push({
        id: attributes.get('Id') ?? '',
        type: (attributes.full('Type') ?? '').split('/').at(-1) ?? '',
        target: isExternal ? target : resolved(folder, target),
        isExternal,
      });
    },
    text() {},
    close() {},
  };
}

class ContentTypes implements XmlHandler {
  readonly #byName = new Map<string, string>();
  readonly #byExtension = new Map<string, string>();

  open(name: string, attributes: Parameters<XmlHandler['open']>[1]): void {
    if (this.#byName.size > MOST) return;
    const type = attributes.get('ContentType') ?? '';
    if (name === 'Override') this.#byName.set(partName(attributes.get('PartName') ?? '').toLowerCase(), type);
    if (name === 'Default') this.#byExtension.set((attributes.get('Extension') ?? '').toLowerCase(), type);
  }

  text(): void {}
  close(): void {}

  of(name: string): string {
    const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    return this.#byName.get(name.toLowerCase()) ?? this.#byExtension.get(extension) ?? '';
  }
}

function partName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '');
}

function resolved(folder: string, target: string): string {
  if (target.startsWith('/')) return partName(target);
  const names = folder.split('/').slice(0, -1);
  for (const name of target.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '.') names.push(name);
  }
  return names.join('/');
}

/** Names of parts are the format's, unless somebody hides something in them. */
function shown(name: string): string {
  return /^[\w./[\] -]{1,100}$/.test(name) ? name : 'a part';
}

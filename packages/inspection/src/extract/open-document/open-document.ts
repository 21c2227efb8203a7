import { gather } from '../document-bytes.ts';
import { fileType } from '../file-type/detect.ts';
import { Lines } from '../lines.ts';
import { Properties } from '../office/properties.ts';
import type { ReadContext, Reader } from '../reader.ts';
import { Unreadable } from '../unreadable.ts';
import { readXml } from '../xml/read-xml.ts';
import type { XmlHandler } from '../xml/xml-scanner.ts';
import { entryChunks } from '../zip/unpack.ts';
import { type OpenZip, zipDirectory } from '../zip/zip.ts';
import type { ZipEntry } from '../zip/zip-entry.ts';
import { OpenDocumentText } from './open-document-text.ts';

/** Parts that hold no text of people. */
const LAYOUT =
  /^(mimetype$|META-INF\/|settings\.xml$|Thumbnails\/|Configurations2\/|layout-cache$|.*\/settings\.xml$|manifest\.rdf$|Fonts\/)/;
const MACROS = /^(Basic|Scripts)\//;

/** odt, ods, odp, odg and their templates. Source: OASIS OpenDocument 1.3, part 2. */
export const openDocument: Reader = {
  async read(bytes, context) {
    const directory = await zipDirectory(bytes, context.limits.maxEntries);
    if (directory.damage !== undefined) context.problem('corrupt', directory.damage.message);
    const zip: OpenZip = { bytes, directory, unpacking: context.budget.container(bytes.length) };
    const entries = directory.entries.filter(({ isDirectory }) => !isDirectory);
    const encrypted = await encryptedParts(zip, entries, context);
    if (encrypted.has('content.xml')) throw new Unreadable('encrypted', 'The document has a password');
    for (const entry of [...entries].sort((one, other) => rank(one) - rank(other))) {
      context.budget.entry();
      if (LAYOUT.test(entry.name)) continue;
      if (encrypted.has(entry.name)) {
        context.missMember(
          entry.name,
          new Unreadable('encrypted', 'The part is encrypted'),
          fileType('unknown'),
        );
        continue;
      }
      if (MACROS.test(entry.name)) await readMacros(zip, entry, context);
      else if (/(^|\/)meta\.xml$/.test(entry.name))
        await readPart(zip, entry, new Properties(context), context);
      else if (/(^|\/)(content|styles)\.xml$/.test(entry.name))
        await readPart(zip, entry, new OpenDocumentText(context, partOf(entry.name)), context);
      else if (!zip.unpacking.isExceeded) await context.readMember(entry.name, entryChunks(zip, entry));
    }
  },
};

/** Flat XML: one file for everything, pictures as Base64. */
export const flatOpenDocument: Reader = {
  async read(bytes, context) {
    const text = new OpenDocumentText(context, undefined);
    const { isDamaged } = await readXml([bytes], text, context.budget);
    text.end();
    if (isDamaged) context.problem('corrupt', 'Not well-formed');
  },
};

/** The body first, files inside last. */
function rank({ name }: ZipEntry): number {
  return name === 'content.xml' ? 0 : name === 'styles.xml' ? 1 : name.endsWith('.xml') ? 2 : 3;
}

function partOf(name: string): string | undefined {
  if (name === 'content.xml') return undefined;
  return name === 'styles.xml' ? 'header' : 'object';
}

async function readPart(
  zip: OpenZip,
  entry: ZipEntry,
  handler: XmlHandler & { end?(): void },
  context: ReadContext,
): Promise<void> {
  try {
    const { isDamaged } = await readXml(entryChunks(zip, entry), handler, context.budget);
    if (isDamaged) context.problem('corrupt', `Not well-formed: ${entry.name.slice(0, 100)}`);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    if (error.code === 'encrypted') context.mark({ isEncrypted: true });
    context.problem(error.code, `${error.message}: ${entry.name.slice(0, 100)}`);
  } finally {
    handler.end?.();
  }
}

/** Basic modules are XML with the source as text; scripts of other languages are files. */
async function readMacros(zip: OpenZip, entry: ZipEntry, context: ReadContext): Promise<void> {
  context.mark({ hasMacros: true });
  if (!entry.name.endsWith('.xml')) {
    const { bytes } = await gather(entryChunks(zip, entry), context.limits.maxBytes);
    context.segment(bytes.toString('utf8'), { part: 'macro' }, entry.name);
    return;
  }
  const lines = new Lines(context, { part: 'macro' });
  await readPart(
    zip,
    entry,
    { open() {}, text: (text) => lines.write(text), close() {}, end: () => lines.end() },
    context,
  );
}

/** The manifest says how each part is encrypted; its names aren't. */
async function encryptedParts(
  zip: OpenZip,
  entries: readonly ZipEntry[],
  context: ReadContext,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const manifest = entries.find(({ name }) => name === 'META-INF/manifest.xml');
  if (manifest === undefined) return found;
  let name = '';
  await readPart(
    zip,
    manifest,
    {
      open(element, attributes) {
        if (element === 'file-entry') name = attributes.get('full-path') ?? '';
        // Newer files hide even the names of parts: a single encrypted package contains them all.
        if (element === 'encryption-data') found.add(name === 'encrypted-package' ? 'content.xml' : name);
      },
      text() {},
      close() {},
    },
    context,
  );
  return found;
}

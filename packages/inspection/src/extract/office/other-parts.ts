import type { Place } from '../../document/place.ts';
import { Lines } from '../lines.ts';
import type { ReadContext } from '../reader.ts';
import type { XmlHandler } from '../xml/xml-scanner.ts';
import { ChartText } from './chart-text.ts';
import { AnyText, DrawingText } from './drawing-text.ts';
import type { OfficePackage, Part } from './office-package.ts';
import { Properties } from './properties.ts';
import { readVbaProject } from './vba-project.ts';

/** Layout, fonts and numbers of the program, which nobody writes text into. */
const LAYOUT =
  /(^|\/)(\[content_types\]\.xml|theme\/|styles?\d*\.xml|stylesWithEffects\.xml|fontTable\.xml|webSettings\.xml|numbering\.xml|tableStyles\.xml|presProps\.xml|viewProps\.xml|calcChain\.xml|printerSettings|fonts\/|metadata\.xml|people\.xml|layout\d*\.xml|colors\d*\.xml|quickStyle\d*\.xml|thumbnail\.\w+$)/i;

type EndingHandler = XmlHandler & { end?(): void };

/** Reads an XML part to its end and then where its links lead. */
export async function readXmlPart(
  file: OfficePackage,
  part: Part,
  handler: EndingHandler,
  context: ReadContext,
  place: Omit<Place, 'path'> = {},
): Promise<void> {
  try {
    await file.readXml(part, handler);
  } finally {
    handler.end?.();
  }
  const links = new Lines(context, { ...place, part: 'link' });
  for (const link of await file.relationships(part)) if (link.isExternal) links.line(link.target);
  links.end();
}

/** Everything that isn't text of the main kind: properties, charts, drawings, macros, and files inside. */
export async function readOtherParts(
  file: OfficePackage,
  read: ReadonlySet<Part>,
  context: ReadContext,
): Promise<void> {
  const others = file.parts.filter((part) => !read.has(part));
  for (const part of others) {
    const handler = handlerOf(part, context);
    if (handler !== undefined) await readXmlPart(file, part, handler, context);
  }
  for (const part of others) {
    if (!isMacros(part)) continue;
    context.mark({ hasMacros: true });
    await readVbaProject(await file.bytes(part), context);
  }
  // Files inside come last: a limit that one of them reaches leaves the text of the document complete.
  for (const part of others)
    if (!isXml(part) && !isMacros(part) && !LAYOUT.test(part.name)) await file.readMember(part);
}

function handlerOf(part: Part, context: ReadContext): EndingHandler | undefined {
  const { contentType, name } = part;
  if (!isXml(part) || /\.rels$/i.test(name) || LAYOUT.test(name)) return undefined;
  if (/properties\+xml|^docProps\//i.test(`${contentType} ${name}`) || name.startsWith('docProps/'))
    return new Properties(context);
  if (/chart\+xml|charts\//i.test(`${contentType} ${name}`)) return new ChartText(context);
  if (/drawing\+xml|diagram|drawings\//i.test(`${contentType} ${name}`))
    return new DrawingText(context, { part: 'text box' });
  if (/customXml\/itemProps/i.test(name)) return undefined;
  const hasDataInAttributes =
    /connections|pivot|externalLink|queryTable|customXml|commentAuthors|authors/i.test(name);
  return new AnyText(context, { part: partOf(name) }, { attributes: hasDataInAttributes });
}

function partOf(name: string): string {
  if (/comment/i.test(name)) return 'comment';
  if (/customXml/i.test(name)) return 'custom data';
  return 'other';
}

function isXml(part: Part): boolean {
  return /[+/]xml$/i.test(part.contentType) || /\.(xml|rels|vml)$/i.test(part.name);
}

function isMacros(part: Part): boolean {
  return /vbaProject$/i.test(part.contentType) || /(^|\/)vbaProject\.bin$/i.test(part.name);
}

import type { Place } from '../../document/place.ts';
import type { ReadContext, Reader } from '../reader.ts';
import type { XmlAttributes, XmlHandler } from '../xml/xml-scanner.ts';
import { DrawingText } from './drawing-text.ts';
import { OfficePackage, type Part } from './office-package.ts';
import { readOtherParts, readXmlPart } from './other-parts.ts';

const PRESENTATION =
  /(presentation|template|slideshow)(\.macroEnabled\w*)?\.main\+xml|^ppt\/presentation\.xml$/i;
const SLIDE = /presentationml\.slide\+xml|^ppt\/slides\/[^/]{1,100}\.xml$/i;
const MASTER = /presentationml\.(slideMaster|slideLayout|notesMaster|handoutMaster)\+xml/i;
/** What hangs on a slide and is read as part of it. */
const BESIDE: Readonly<Record<string, string>> = {
  notesSlide: 'notes',
  comments: 'comment',
  diagramData: 'diagram',
};

/** pptx, pptm, potx, potm, ppsx, ppsm. Source: ECMA-376 part 1, PresentationML. */
export const powerpoint: Reader = {
  async read(bytes, context) {
    const file = await OfficePackage.open(bytes, context);
    const read = new Set<Part>();
    for (const [index, part] of (await slides(file, read)).entries())
      await readSlide(file, part, index + 1, read, context);
    for (const part of file.parts) {
      if (read.has(part) || !MASTER.test(part.contentType)) continue;
      read.add(part);
      await readText(file, part, { part: 'master' }, context);
    }
    await readOtherParts(file, read, context);
  },
};

/** In the order of the show; slides that it doesn't list come after. */
async function slides(file: OfficePackage, read: Set<Part>): Promise<readonly Part[]> {
  const order = new Map<string, number>();
  for (const part of file.parts) {
    if (!(PRESENTATION.test(part.contentType) || PRESENTATION.test(part.name))) continue;
    read.add(part);
    const list = new SlideList();
    await file.readXml(part, list);
    const links = await file.relationships(part);
    const targets = new Map(links.map(({ id, target }) => [id, target.toLowerCase()]));
    for (const id of list.ids) {
      const target = targets.get(id);
      if (target !== undefined && !order.has(target)) order.set(target, order.size);
    }
  }
  const place = (part: Part) => order.get(part.name.toLowerCase()) ?? order.size;
  return file.parts
    .filter((part) => SLIDE.test(part.contentType) || SLIDE.test(part.name))
    .sort((one, other) => place(one) - place(other));
}

async function readSlide(
  file: OfficePackage,
  part: Part,
  slide: number,
  read: Set<Part>,
  context: ReadContext,
): Promise<void> {
  read.add(part);
  await readText(file, part, { slide }, context);
  for (const { type, target, isExternal } of await file.relationships(part)) {
    const linked = isExternal ? undefined : file.part(target);
    const partName = BESIDE[type];
    if (linked === undefined || partName === undefined || read.has(linked)) continue;
    read.add(linked);
    await readText(file, linked, { slide, part: partName }, context);
  }
}

async function readText(
  file: OfficePackage,
  part: Part,
  place: Omit<Place, 'path'>,
  context: ReadContext,
): Promise<void> {
  await readXmlPart(file, part, new DrawingText(context, place), context, place);
}

const MOST_SLIDES = 100_000;

class SlideList implements XmlHandler {
  readonly ids: string[] = [];

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'sldId' && this.ids.length < MOST_SLIDES) this.ids.push(attributes.full('r:id') ?? '');
  }

  text(): void {}
  close(): void {}
}

import { SaxesParser } from 'saxes';
import { decodeText } from '../text/charset.ts';
import { addProperty, type PictureFacts } from './metadata.ts';

const LONGEST_PACKET = 4 * 1024 * 1024;
/** Structure, settings of programs, histories: nothing a person wrote. */
const TECHNICAL =
  /^(?:xmlns|rdf:|xml:|x:|crs:|stEvt:|xmpMM:|stRef:|tiff:|photoshop:ICC|photoshop:Color|exif:(?!GPS|UserComment|ImageUniqueID)|aux:(?!SerialNumber|OwnerName|LensSerial))/;

/** Texts of an XMP packet (ISO 16684-1) with the names of their properties. */
export function readXmp(bytes: Buffer, facts: PictureFacts): void {
  const parser = new SaxesParser();
  const open: string[] = [];
  let text = '';
  let isBroken = false;
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('opentag', (tag) => {
    text = '';
    if (open.length < 200) open.push(tag.name);
    else isBroken = true;
    for (const [name, value] of Object.entries(tag.attributes))
      if (!TECHNICAL.test(name)) addProperty(facts, nameOf(name), value);
  });
  parser.on('text', (data) => {
    text += data;
  });
  parser.on('closetag', () => {
    const name = open.findLast((element) => !element.startsWith('rdf:')) ?? '';
    if (text.trim() !== '' && !TECHNICAL.test(name)) addProperty(facts, nameOf(name), text);
    text = '';
    open.pop();
  });
  const packet = decodeText(bytes.subarray(0, LONGEST_PACKET));
  // The packet has its wrapper around it, and blanks for later changes.
  const begin = packet.indexOf('<x:xmpmeta');
  const start = begin < 0 ? packet.indexOf('<rdf:RDF') : begin;
  if (start < 0) return;
  const stop = packet.lastIndexOf(begin < 0 ? '</rdf:RDF>' : '</x:xmpmeta>');
  const body = packet.slice(start, stop < 0 ? packet.length : stop + (begin < 0 ? 10 : 12));
  for (let at = 0; at < body.length && !isBroken; at += 16_384) parser.write(body.slice(at, at + 16_384));
  if (isBroken) facts.isDamaged = true;
}

function nameOf(name: string): string {
  return name.slice(name.indexOf(':') + 1).replace(/([a-z])([A-Z])/g, '$1 $2');
}

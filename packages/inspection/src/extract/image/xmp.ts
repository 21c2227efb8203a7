import { decodeText } from '../text/charset.ts';
import { XmlScanner } from '../xml/xml-scanner.ts';
import { addProperty, type PictureFacts } from './metadata.ts';

const LONGEST_PACKET = 4 * 1024 * 1024;
/** Lists of RDF: the property around them has the name. */
const LISTS = new Set(['RDF', 'Description', 'li', 'Bag', 'Seq', 'Alt', 'xmpmeta']);
/** Ids and histories of programs, settings of the picture: nothing a person wrote. */
const TECHNICAL =
  /^(?:about|lang|xmptk|parseType|resource|action|when|changed|parameters|softwareAgent|documentID|instanceID|.*DocumentID|InstanceID|format|Format|Version|.*Version|ColorMode|ColorSpace|ICCProfile|Orientation|.*Resolution|ResolutionUnit|Pixel.Dimension|Image(?:Width|Length|Height)|NativeDigest|(?:Create|Modify|Metadata)Date)$/;

const NAMESPACE = /\sxmlns:[\w.-]{1,40}\s{0,5}=\s{0,5}(?:"[^"]{0,400}"|'[^']{0,400}')/g;

/** Texts of an XMP packet (ISO 16684-1) with the names of their properties. */
export function readXmp(bytes: Buffer, facts: PictureFacts): void {
  const packet = decodeText(bytes.subarray(0, LONGEST_PACKET)).replace(NAMESPACE, '');
  const start = packet.indexOf('<x:xmpmeta');
  const begin = start < 0 ? packet.indexOf('<rdf:RDF') : start;
  if (begin < 0) return;
  const open: string[] = [];
  let text = '';
  const scanner = new XmlScanner({
    open: (name, attributes) => {
      text = '';
      open.push(name);
      for (const [key, value] of attributes.all()) give(facts, key, value);
    },
    text: (data) => {
      text += data;
    },
    close: () => {
      give(facts, open.findLast((name) => !LISTS.has(name)) ?? 'metadata', text);
      text = '';
      open.pop();
    },
  });
  // The packet has its wrapper around it, and blanks for later changes.
  const end = packet.lastIndexOf('</');
  scanner.write(packet.slice(begin, packet.indexOf('>', Math.max(end, begin)) + 1));
  scanner.end();
  if (scanner.isDamaged) facts.isDamaged = true;
}

function give(facts: PictureFacts, name: string, text: string): void {
  if (!TECHNICAL.test(name)) addProperty(facts, name.replace(/([a-z])([A-Z])/g, '$1 $2'), text);
}

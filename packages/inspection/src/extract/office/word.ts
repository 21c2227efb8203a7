import type { Reader } from '../reader.ts';
import { OfficePackage, type Part } from './office-package.ts';
import { readOtherParts, readXmlPart } from './other-parts.ts';
import { WordText } from './word-text.ts';

/** WordprocessingML parts by content type, or by name where it is missing; what they are in a place. */
const PARTS: readonly (readonly [is: RegExp, part: string | undefined])[] = [
  [/(document|template)(\.macroEnabled\w*)?\.main\+xml|^word\/document\d{0,9}\.xml$/i, undefined],
  [/\.header\+xml|^word\/header\d{0,9}\.xml$/i, 'header'],
  [/\.footer\+xml|^word\/footer\d{0,9}\.xml$/i, 'footer'],
  [/\.(footnotes|endnotes)\+xml|^word\/(footnotes|endnotes)\.xml$/i, 'notes'],
  [/\.comments\+xml|^word\/comments\.xml$/i, 'comment'],
  [/\.document\.glossary\+xml|^word\/glossary\/document\.xml$/i, 'glossary'],
  [/wordprocessingml\.settings\+xml|^word\/settings\.xml$/i, 'settings'],
];

/** docx, docm, dotx, dotm. Source: ECMA-376 part 1, WordprocessingML. */
export const word: Reader = {
  async read(bytes, context) {
    const file = await OfficePackage.open(bytes, context);
    const read = new Set<Part>();
    for (const [is, partName] of PARTS) {
      for (const part of file.parts) {
        if (read.has(part) || !(is.test(part.contentType) || is.test(part.name))) continue;
        read.add(part);
        await readXmlPart(file, part, new WordText(context, partName), context);
      }
    }
    await readOtherParts(file, read, context);
  },
};

import type { Reader } from '../reader.ts';
import { OfficePackage } from './office-package.ts';
import { readOtherParts } from './other-parts.ts';

/** vsdx and its templates: all text of its pages and masters, without the number of the page. */
export const visio: Reader = {
  async read(bytes, context) {
    await readOtherParts(await OfficePackage.open(bytes, context), new Set(), context);
  },
};

/** What a picture says about itself besides what it shows. */
export interface PictureFacts {
  /** In pixels; absent where the header doesn't say. */
  width?: number;
  height?: number;
  /** Name of the property and its text, in the order of the file. */
  readonly properties: (readonly [name: string, text: string])[];
  /** A part of the metadata is damaged or goes beyond the file. */
  isDamaged: boolean;
}

const LONGEST = 256 * 1024;
const MOST_PROPERTIES = 2000;

export function newFacts(): PictureFacts {
  return { properties: [], isDamaged: false };
}

/** Adds a property with text; blank ones and those that are already there are left out. */
export function addProperty(facts: PictureFacts, name: string, text: string): void {
  const clean = text.replace(/\0+/g, ' ').trim().slice(0, LONGEST);
  if (clean === '' || facts.properties.length >= MOST_PROPERTIES) return;
  if (!facts.properties.some(([known, value]) => known === name && value === clean))
    facts.properties.push([name, clean]);
}

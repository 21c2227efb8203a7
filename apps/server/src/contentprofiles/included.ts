import { PREDEFINED_DICTIONARIES } from '@casbah/inspection/dictionaries/predefined/all';
import { FILE_CLASSES } from '@casbah/inspection/document/file-type';
import { FORMATS } from '@casbah/inspection/extract/file-type/formats/all';
import { ALL_IDENTIFIERS } from '@casbah/inspection/identifiers/all';
import { DOCUMENT_KINDS } from '@casbah/inspection/identifiers/documents/document-kinds';
import type { DataIdentifier } from '@casbah/inspection/identifiers/identifier';

/** What is included with Casbah and rules can look for. */

export const includedIdentifiers: readonly DataIdentifier[] = ALL_IDENTIFIERS;
export const includedDictionaries: readonly { id: string; name: string }[] = PREDEFINED_DICTIONARIES;

const identifiersById = new Map(includedIdentifiers.map((one) => [one.id, one]));
const dictionaryIds = new Set(includedDictionaries.map(({ id }) => id));

export const identifierById = (id: string): DataIdentifier | undefined => identifiersById.get(id);
export const hasIncludedDictionary = (id: string): boolean => dictionaryIds.has(id);

/** Source code of any language, besides the kinds of documents. */
const SOURCE_CODE = 'source_code';
export const contentTypes = [
  ...DOCUMENT_KINDS.map(({ id, name }) => ({ key: id, label: name })),
  { key: SOURCE_CODE, label: 'Source code' },
];
const contentTypeKeys = new Set(contentTypes.map(({ key }) => key));
export const isContentType = (key: string): boolean => contentTypeKeys.has(key);

/** File classes with the IDs of their formats. */
export const FILE_CLASSES_OF_RULES: ReadonlyMap<string, readonly string[]> = new Map(
  FILE_CLASSES.map((fileClass) => [
    fileClass,
    FORMATS.filter((one) => one.class === fileClass).map(({ id }) => id),
  ]),
);
export const hasFileFormat = (fileClass: string, format: string): boolean =>
  FILE_CLASSES_OF_RULES.get(fileClass)?.includes(format) === true;

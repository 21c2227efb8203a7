import { type CompoundStorage, openCompoundFile } from '../compound-file/compound-file.ts';

/** Streams that only files of one format have at their root. */
const BY_STREAM: readonly (readonly [stream: string, id: string])[] = [
  ['EncryptedPackage', 'encrypted-ooxml'],
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'ppt'],
  ['__properties_version1.0', 'msg'],
  ['VisioDocument', 'vsd'],
  ['DocInfo', 'hwp'],
];

/** Class id of Windows Installer, {000C1084-0000-0000-C000-000000000046} and its patches 1086. */
const INSTALLER = ['84100c0000000000c000000000000046', '86100c0000000000c000000000000046'];

/** What a compound file (OLE2) holds. */
export function compoundFileFormat(bytes: Buffer): string {
  let root: CompoundStorage;
  try {
    root = openCompoundFile(bytes);
  } catch {
    return 'cfb';
  }
  for (const [stream, id] of BY_STREAM) if (root.stream(stream) !== undefined) return id;
  if (INSTALLER.includes(root.classId)) return 'msi';
  if (root.storage('Quill') !== undefined) return 'pub';
  if (root.storages.some(({ name }) => name.trim() === '114' || name.trim() === '112')) return 'mpp';
  return 'cfb';
}

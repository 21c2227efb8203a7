/** A member of a zip archive, as its directory says; the directory may lie. */
export interface ZipEntry {
  readonly name: string;
  readonly isDirectory: boolean;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly crc32: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where its local header is. */
  readonly offset: number;
}

import type { FileType } from '../../document/file-type.ts';

/** A format Casbah knows, and what its content begins with. */
export interface Format extends FileType {
  /** Lower case, without the dot; they only decide between formats that content can't tell apart. */
  readonly extensions: readonly string[];
  /** Any of them; empty where container inspection, the text or the extension decides. */
  readonly signatures: readonly Signature[];
}

/** Bytes that must all be there. */
export type Signature = readonly SignaturePart[];

export interface SignaturePart {
  readonly at: number;
  readonly bytes: Buffer;
}

/** Bytes as Latin-1, `\x00` for those without a letter. A number begins a part at that offset. */
export function bytes(...parts: (string | number)[]): Signature {
  const signature: SignaturePart[] = [];
  let at = 0;
  for (const part of parts) {
    if (typeof part === 'number') at = part;
    else signature.push({ at, bytes: Buffer.from(part, 'latin1') });
  }
  return signature;
}

export function format(
  id: string,
  fileClass: FileType['class'],
  mediaType: string,
  extensions: string,
  ...signatures: Signature[]
): Format {
  return {
    id,
    class: fileClass,
    mediaType,
    extensions: extensions === '' ? [] : extensions.split(' '),
    signatures,
  };
}

export function beginsWith(content: Buffer, signature: Signature): boolean {
  return signature.every(
    ({ at, bytes: expected }) =>
      content.length >= at + expected.length &&
      content.compare(expected, 0, expected.length, at, at + expected.length) === 0,
  );
}

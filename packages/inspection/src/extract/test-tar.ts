export interface TestTarEntry {
  readonly name: string;
  readonly content: string | Buffer;
  readonly type?: string;
}

/** Builds a tar archive for tests. */
export function testTar(entries: readonly TestTarEntry[], magic = 'ustar\x0000'): Buffer {
  const blocks = entries.flatMap(({ name, content, type }) => {
    const bytes = Buffer.from(content);
    const header = Buffer.alloc(512);
    header.write(name.slice(0, 100), 0);
    header.write('0000644\0', 100);
    header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
    header.write('        ', 148);
    header.write(type ?? '0', 156);
    header.write(magic, 257, 'latin1');
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return [header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

/** A pax record: its length counts itself. */
export function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const length = Buffer.byteLength(rest);
  const digits = String(length + String(length + 2).length).length;
  return `${length + digits}${rest}`;
}

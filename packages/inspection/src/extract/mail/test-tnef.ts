/** A winmail.dat file for tests, with a text, a telephone number and an attachment. */
export function testTnef(): Buffer {
  const text = Buffer.from('+1 555 0100', 'utf16le');
  const properties = Buffer.concat([
    number(2),
    number(0x3a1c001f),
    number(1),
    number(text.length),
    text,
    Buffer.alloc((4 - (text.length % 4)) % 4),
    number(0x0e070003),
    number(1),
  ]);
  return Buffer.concat([
    number(0x223e9f78),
    Buffer.from([1, 0]),
    attribute(1, 0x00018004, Buffer.from('Subject of it\0')),
    attribute(1, 0x0002800c, Buffer.from('Body 4111\0')),
    attribute(1, 0x00069003, properties),
    attribute(2, 0x00069002, Buffer.alloc(14)),
    attribute(2, 0x00018010, Buffer.from('list.txt\0')),
    attribute(2, 0x0006800f, Buffer.from('attached')),
  ]);
}

function attribute(level: number, id: number, data: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt8(level, 0);
  head.writeUInt32LE(id, 1);
  head.writeUInt32LE(data.length, 5);
  return Buffer.concat([head, data, Buffer.alloc(2)]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

import { type TestStorage, testCompoundFile } from './test-compound-file.ts';

/** An Outlook message for tests: Unicode texts and bytes by property id, recipients, attachments. */
export interface TestMessage {
  readonly texts: Readonly<Record<number, string>>;
  readonly bytes?: Readonly<Record<number, Buffer>>;
  readonly recipients?: readonly Readonly<Record<number, string>>[];
  readonly attachments?: readonly {
    readonly texts: Readonly<Record<number, string>>;
    readonly content: Buffer | TestMessage;
  }[];
}

export function testOutlook(message: TestMessage): Buffer {
  return testCompoundFile(storageOf(message, 32));
}

function storageOf(message: TestMessage, header: number): TestStorage {
  return {
    '__properties_version1.0': Buffer.alloc(header),
    ...streams(message.texts, message.bytes ?? {}),
    ...Object.fromEntries(
      (message.recipients ?? []).map((texts, index) => [
        `__recip_version1.0_#${String(index).padStart(8, '0')}`,
        streams(texts, {}),
      ]),
    ),
    ...Object.fromEntries(
      (message.attachments ?? []).map(({ texts, content }, index) => [
        `__attach_version1.0_#${String(index).padStart(8, '0')}`,
        Buffer.isBuffer(content)
          ? streams(texts, { 14081: content })
          : { ...streams(texts, {}), '__substg1.0_3701000D': storageOf(content, 24) },
      ]),
    ),
  };
}

function streams(
  texts: Readonly<Record<number, string>>,
  bytes: Readonly<Record<number, Buffer>>,
): Readonly<Record<string, Buffer>> {
  const name = (id: string, type: string): string =>
    `__substg1.0_${Number(id).toString(16).toUpperCase().padStart(4, '0')}${type}`;
  return {
    ...Object.fromEntries(
      Object.entries(texts).map(([id, text]) => [name(id, '001F'), Buffer.from(text, 'utf16le')]),
    ),
    ...Object.fromEntries(Object.entries(bytes).map(([id, data]) => [name(id, '0102'), data])),
  };
}

import type { ReadContext, Reader } from '../reader.ts';
import { unwrapObject } from '../rtf/ole-object.ts';
import { Unreadable } from '../unreadable.ts';
import { type MapiAttachment, type MapiProperty, readMapiMessage } from './mapi-message.ts';
import { PROPERTY } from './mapi-properties.ts';
import { readPropertyList } from './tnef-properties.ts';

const SIGNATURE = 0x223e9f78;
const ATTRIBUTE = {
  from: 0x8000,
  subject: 0x8004,
  body: 0x800c,
  attachmentData: 0x800f,
  attachmentTitle: 0x8010,
  attachmentStart: 0x9002,
  properties: 0x9003,
  attachmentProperties: 0x9005,
  codePage: 0x9007,
} as const;

/** `winmail.dat`: what Outlook sends inside a mail for other Outlooks. Source: [MS-OXTNEF]. */
export const tnefReader: Reader = {
  async read(bytes: Buffer, context: ReadContext): Promise<void> {
    if (bytes.length < 6 || bytes.readUInt32LE(0) !== SIGNATURE)
      throw new Unreadable('corrupt', 'The header of the TNEF file is damaged');
    const properties: MapiProperty[] = [];
    const attachments: { properties: MapiProperty[]; content: Buffer | undefined }[] = [];
    let charset: string | undefined;
    let at = 6;
    let isCut = false;
    while (at + 9 <= bytes.length) {
      context.budget.check();
      const id = bytes.readUInt16LE(at + 1);
      const length = bytes.readUInt32LE(at + 5);
      const data = bytes.subarray(at + 9, at + 9 + length);
      isCut = data.length < length;
      at += 9 + length + 2;
      switch (id) {
        case ATTRIBUTE.codePage:
          if (data.length >= 4) charset = `cp${data.readUInt32LE(0)}`;
          break;
        case ATTRIBUTE.subject:
          properties.push({ id: PROPERTY.subject, value: data });
          break;
        case ATTRIBUTE.body:
          properties.push({ id: PROPERTY.body, value: data });
          break;
        case ATTRIBUTE.properties:
          properties.push(...readPropertyList(data));
          break;
        case ATTRIBUTE.attachmentStart:
          attachments.push({ properties: [], content: undefined });
          break;
        case ATTRIBUTE.attachmentTitle:
          attachments.at(-1)?.properties.push({ id: PROPERTY.fileName, value: data });
          break;
        case ATTRIBUTE.attachmentData: {
          const attachment = attachments.at(-1);
          if (attachment !== undefined) attachment.content = data;
          break;
        }
        case ATTRIBUTE.attachmentProperties:
          attachments.at(-1)?.properties.push(...readPropertyList(data));
          break;
      }
    }
    if (isCut || at < bytes.length) context.problem('corrupt', 'The TNEF file ends early');
    const found: readonly MapiAttachment[] = attachments.map(({ properties: own, content }) => {
      // An object, or a message in a TNEF file of its own, is a property behind its interface id.
      const object = own.find(({ id }) => id === PROPERTY.attachment)?.value;
      return {
        properties: own.filter(({ id }) => id !== PROPERTY.attachment),
        content: Buffer.isBuffer(object) ? unwrapObject(object.subarray(16)).content : content,
      };
    });
    await readMapiMessage({ properties, recipients: [], attachments: found, charset }, bytes.length, context);
  },
};

import { CustomFields, findCef, RecordHeader, readCefExtension, readCefHeader } from '../../cores/cef.ts';
import type { JsonObject } from '../../cores/json.ts';
import { NamedFields } from '../../cores/named-fields.ts';
import { LogRecord } from '../../fields/log-record.ts';
import type { RecordSyntax } from '../activity-format.ts';

/** Header fields come under the names of the CEF dictionary; custom fields under their labels. */
function readCef(text: string, start: number): JsonObject | undefined {
  const header = new RecordHeader();
  if (!readCefHeader(text, start, header)) return undefined;
  const record = new LogRecord();
  readCefExtension(text, header.body, new NamedFields({}), record, new CustomFields());
  return {
    ...record.extra,
    deviceVendor: header.vendor,
    deviceProduct: header.product,
    deviceEventClassId: header.id,
    name: header.name,
    deviceSeverity: header.severity,
  };
}

/** Most lines with a destination are traffic: they aren't parsed twice. */
const WITH_DESTINATION = / (?:dst|dhost|dpt)=[^ ]/;

export const CEF_SYNTAX: RecordSyntax = {
  locate: ({ text }) => (WITH_DESTINATION.test(text) ? -1 : findCef(text)),
  parse: readCef,
};

import type { Event, EventAction } from '@casbah/domain/event';
import { readElff } from '../cores/elff.ts';
import { isAbsent } from '../fields/absent.ts';
import { actionOf } from '../fields/action.ts';
import type { LogRecord, Meaning } from '../fields/log-record.ts';
import type { Outcome, Rules } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, incomplete, type Stream } from './format.ts';
import { PROXY_FIELDS } from './traffic.ts';

/** `Nov 20 08:14:22 4872 1000/01/ …`: log time, process, version. */
const BEGINNING = /(?:^|[\s>])([A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d:\d\d \d{1,7} \d{2,4}\/\d{1,3}\/\S* )/;
const STARTED = /^\d{1,2}\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d{1,2} [+-]\d{4}$/;
const REQUEST = /^(\S+) (.*?)(?: HTTP\/[\d.]+)?$/;

/** Names and types have `%2F` for a slash, users `%5C` for a backslash. */
function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function actionOfFilter(word: string): EventAction {
  return /^(?:through|override|none|normal|sslbypass)/i.test(word) ? 'allowed' : actionOf(word);
}

const RULES: Rules = { action: actionOfFilter, silence: 'allowed' };

/**
 * Digital Arts i-FILTER and D-SPA access log. Before the time in brackets: addresses and user; after it:
 * response and verdict, then the request (since version 10), or the reverse (earlier versions).
 */
class FilterReader implements FormatReader {
  readonly #stream: Stream;
  readonly #values: string[] = [];

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    const match = BEGINNING.exec(text);
    return match?.[1] === undefined || !/\[\d{1,2}\/[A-Z][a-z]{2}\/\d{4}:/.test(text)
      ? -1
      : match.index + match[0].length - match[1].length;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const values = this.#values;
    const count = readElff(line.text, start, false, values);
    if (count < 0) return incomplete('a quote is not closed');
    const at = values.findIndex((value, index) => index < count && STARTED.test(value));
    if (at < 8) return incomplete('no time of the request');
    const answerFirst = /^(?:\d{3}|0|-)$/.test(values[at + 1] ?? '');
    const request = answerFirst
      ? values.findIndex((value, index) => index > at + 4 && index < count && / HTTP\/\d/.test(value))
      : at + 1;
    const answer = answerFirst ? at + 1 : at + 4;
    const asked = request < 0 ? null : REQUEST.exec(values[request] ?? '');
    if (asked === null || answer + 5 >= count)
      return incomplete(`${count} values, and no request among them`);
    const { record, normaliser } = this.#stream;
    record.set('time', values[at]);
    this.#set(record, 'user', at - 1);
    this.#set(record, 'device', at - 2);
    this.#set(record, 'src_ip', at - 3);
    if (at >= 11) this.#set(record, 'dst_ip', at - 5);
    record.set('method', asked[1]);
    record.set('url', asked[2]);
    this.#set(record, 'referrer', request + 1);
    this.#set(record, 'user_agent', request + 2);
    this.#set(record, 'status', answer);
    this.#set(record, 'bytes_up', answer + 1);
    this.#set(record, 'bytes_down', answer + 2);
    this.#set(record, 'action', answer + 3);
    this.#keep(record, 'reason', answer + 4);
    this.#set(record, 'category', answer + 5);
    if (answerFirst) {
      this.#set(record, 'content_type', request + 3);
      this.#keep(record, 'group', request - 4);
    } else {
      this.#keep(record, 'group', answer + 7);
      this.#set(record, 'content_type', answer + 8);
    }
    return normaliser.fill(event, record, line, RULES);
  }

  #set(record: LogRecord, meaning: Meaning, at: number): void {
    const value = this.#values[at];
    if (value !== undefined && !isAbsent(value)) record.set(meaning, decoded(value));
  }

  #keep(record: LogRecord, name: string, at: number): void {
    const value = this.#values[at];
    if (value !== undefined && !isAbsent(value)) record.keep(name, decoded(value));
  }
}

export const iFilter: Format = {
  name: 'i-filter',
  title: 'Digital Arts i-FILTER and D-SPA access log',
  rank: 'specific',
  marks: [
    '/Jan/',
    '/Feb/',
    '/Mar/',
    '/Apr/',
    '/May/',
    '/Jun/',
    '/Jul/',
    '/Aug/',
    '/Sep/',
    '/Oct/',
    '/Nov/',
    '/Dec/',
  ],
  fields: [...PROXY_FIELDS, 'device'],
  open: (stream) => new FilterReader(stream),
};

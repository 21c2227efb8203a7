import { isSenderHost, isSenderNetwork, isSenderTag, MOST_SYSLOG_SENDERS } from '@casbah/domain/syslog';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { done, listParams, objectsOf, resources } from './proxy-action.ts';

/** Senders of a source's lines; a null part matches anything. */
export const syslogSender = z.strictObject({
  /** Port that Casbah listens on. */
  port: z.number().int().min(1).max(65_535).nullable(),
  /** An IP address, or a network such as `10.0.0.0/8`. */
  network: z
    .string()
    .trim()
    .refine(isSenderNetwork, { message: 'write an address or a network like 10.1.0.0/16' })
    .nullable(),
  /** Hostname in the messages. */
  host: z
    .string()
    .trim()
    .refine(isSenderHost, { message: 'write up to 255 letters and digits, no spaces' })
    .nullable(),
  /** Program name in the messages. */
  tag: z
    .string()
    .trim()
    .refine(isSenderTag, { message: 'write up to 48 letters and digits, no spaces' })
    .nullable(),
});
export type SyslogSenderAnswer = z.infer<typeof syslogSender>;

const senders = z.array(syslogSender).max(MOST_SYSLOG_SENDERS);

/** Received since this server started; null if nothing. */
const received = z
  .object({
    lines: z.number().int(),
    bytes: z.number().int(),
    /** Bytes not on disk yet. */
    waiting: z.number().int(),
    last_on: z.iso.datetime(),
    last_address: z.string(),
    /** Why nothing can be written right now; senders wait. */
    problem: z.enum(['no_space', 'unavailable']).nullable(),
  })
  .nullable();

/** The syslog settings of a source, under the source's ID. */
export const logStream = z.object({
  id: z.string(),
  name: z.string(),
  senders: z.array(syslogSender),
  received,
  resource_uri: z.string(),
});
export type LogStream = Omit<z.infer<typeof logStream>, 'resource_uri'>;
export const logStreamChange = z.strictObject({ senders });

const syslog = z.object({
  senders,
  /** Casbah's listeners for this company. */
  listeners: z.array(
    z.object({
      /** `netflow`: NetFlow and IPFIX over UDP; all others: syslog. */
      protocol: z.enum(['udp', 'tcp', 'tls', 'netflow']),
      port: z.number().int(),
      /** `named`: assigned to this company by the operator. `first`: this was the only company at its first use. */
      belongs: z.enum(['named', 'first']),
      /** Why it isn't listening: for people, in English. */
      problem: z.string().nullable(),
      /** Currently open. */
      connections: z.number().int(),
      /** Connections closed because they weren't syslog; for `netflow`, undecodable data. */
      broken: z.number().int(),
      /** Flows (packets in NetFlow v9) lost in transit according to sequence numbers. */
      missed: z.number().int(),
      /** Datagrams lost since this server started; null if the system doesn't report it, and for TCP. */
      dropped: z.number().int().nullable(),
    }),
  ),
  received,
  /** Senders of lines that no source accepts, latest first. */
  unclaimed: z.array(
    z.object({
      port: z.number().int(),
      address: z.string(),
      host: z.string().nullable(),
      tag: z.string().nullable(),
      /** Lines, or refused connections. */
      lines: z.number().int(),
      last_on: z.iso.datetime(),
    }),
  ),
});
export type SyslogAnswer = z.infer<typeof syslog>;

const params = z.object({ id: z.uuid() });

export const syslogCalls = calls({
  'GET /admin/datasources/{id}/syslog': {
    summary: 'Get the syslog senders of a source, the listening address and what has arrived.',
    permission: 'datasources.view',
    params,
    answer: syslog,
    errors: ['NOT_FOUND'],
    background: true,
  },
  'PUT /admin/datasources/{id}/syslog': {
    summary: 'Replace the syslog senders of a source. An empty list removes all.',
    permission: 'datasources.modify',
    params,
    body: logStreamChange,
    answer: syslog,
    errors: ['NOT_FOUND', 'SYSLOG_SENDER_TAKEN'],
  },
});

/** Calls through the generic proxy. */
export const syslogResources = resources({
  // Sources with syslog senders; by ID, any source.
  logstreamconfig: {
    list: {
      permission: 'datasources.view',
      params: listParams(['name', 'lines']),
      answer: objectsOf(logStream),
      errors: [],
    },
    get: { permission: 'datasources.view', answer: logStream, errors: ['NOT_FOUND'] },
    patch: {
      permission: 'datasources.modify',
      data: logStreamChange,
      answer: logStream,
      errors: ['NOT_FOUND', 'SYSLOG_SENDER_TAKEN'],
    },
    /** Removes only the syslog senders, not the source. */
    delete: { permission: 'datasources.modify', answer: done, errors: ['NOT_FOUND'] },
  },
});

export const syslogEvents = historyEvents({
  'syslog.changed': ['PUT /admin/datasources/{id}/syslog'],
  'log_stream.changed': ['POST /controls/make_api_request patch logstreamconfig'],
  'log_stream.deleted': ['POST /controls/make_api_request delete logstreamconfig'],
});

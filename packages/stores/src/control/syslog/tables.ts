import type { Millis } from '../database.ts';

/** Syslog senders of a source. A null part matches anything. */
interface SyslogSenders {
  id: string;
  tenant_id: string;
  datasource_id: string;
  /** Port of the listener. */
  port: number | null;
  /** An IP address, or a network such as `10.0.0.0/8`. */
  network: string | null;
  /** Hostname in the messages. */
  host: string | null;
  /** Program name in the messages. */
  tag: string | null;
  created_on: Millis;
  created_by: string | null;
}

/** Company of each listener that names none, by the address the operator configured. */
interface SyslogListeners {
  address: string;
  tenant_id: string;
  bound_on: Millis;
}

/** Syslog files being written. */
interface SyslogSpools {
  /** ID of the ingest job it becomes. */
  load_id: string;
  tenant_id: string;
  datasource_id: string;
  /** Server that writes to it. */
  server: string;
  opened_on: Millis;
}

declare module '../database.ts' {
  interface Database {
    syslog_senders: SyslogSenders;
    syslog_listeners: SyslogListeners;
    syslog_spools: SyslogSpools;
  }
}

import type { Millis } from '../database.ts';

/** Syslog senders of a source. A null part matches anything. */
interface SyslogSenders {
  id: string;
  tenant_id: string;
  datasource_id: string;
  /** The listener's. */
  port: number | null;
  /** An address, or a network like `10.0.0.0/8`. */
  network: string | null;
  /** As the messages call their machine. */
  host: string | null;
  /** As the messages call their program. */
  tag: string | null;
  created_on: Millis;
  created_by: string | null;
}

/** The company of a listener that names none, by the address that the operator wrote. */
interface SyslogListeners {
  address: string;
  tenant_id: string;
  bound_on: Millis;
}

/** A file that a server writes syslog to. */
interface SyslogSpools {
  /** The load that it becomes. */
  load_id: string;
  tenant_id: string;
  datasource_id: string;
  /** Who writes to it. */
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

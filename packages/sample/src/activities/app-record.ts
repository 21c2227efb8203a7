/** Cloud apps of Atlas Foods whose audit logs the demo has, in the order of their sources. */
export const APPS = ['microsoft365', 'entra', 'google', 'slack', 'github'] as const;
export type App = (typeof APPS)[number];

/** A record of an app's audit log. */
export interface AppRecord {
  app: App;
  /** ID in the record; unique within the app. */
  id: string;
  /** Milliseconds since 1970 UTC. */
  time: number;
  /** The record in the vendor's documented shape. */
  record: object;
}

/** Someone or something with an account of the company: a person or a service account. */
export interface Actor {
  account: string;
  name: string;
}

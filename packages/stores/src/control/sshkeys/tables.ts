import type { Millis } from '../database.ts';

/** Public keys of machines that may upload logs. */
interface SshKeys {
  id: string;
  tenant_id: string;
  name: string;
  algorithm: string;
  bits: number;
  /** Algorithm and key in OpenSSH format. */
  public_key: string;
  /** `SHA256:…` in OpenSSH format. */
  fingerprint: string;
  created_on: Millis;
  created_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    ssh_keys: SshKeys;
  }
}

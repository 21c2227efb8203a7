import type { Millis } from '../database.ts';

/** Public keys of machines that may hand logs in. */
interface SshKeys {
  id: string;
  tenant_id: string;
  name: string;
  algorithm: string;
  bits: number;
  /** Algorithm and key, as OpenSSH writes them. */
  public_key: string;
  /** `SHA256:…`, as OpenSSH says it. */
  fingerprint: string;
  created_on: Millis;
  created_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    ssh_keys: SshKeys;
  }
}

import type { PeopleKind } from './policy.ts';
import type { Exposure, NoticeChannel, Recipient, Severity } from './response.ts';
import type { Weekday } from './schedule.ts';

/**
 * A policy's definition as people and programs write it: conditions as filter text, times as ISO 8601, times of day as
 * `HH:MM`. API, stored versions, YAML files and snapshots share this form.
 */
export interface WrittenPolicy {
  name: string;
  description: string;
  severity: Severity;
  condition: string;
  include: readonly WrittenPeople[];
  exclude: readonly WrittenPeople[];
  exceptions: readonly WrittenException[];
  /** Null: always. */
  schedule: WrittenSchedule | null;
  responses: readonly WrittenResponse[];
}

export interface WrittenPeople {
  kind: PeopleKind;
  value: string;
}

export interface WrittenException {
  id: string;
  condition: string;
  reason: string;
  /** Null: never. */
  expires: string | null;
}

export interface WrittenSchedule {
  time_zone: string;
  windows: readonly WrittenWindow[];
  from: string | null;
  until: string | null;
}

export interface WrittenWindow {
  days: readonly Weekday[];
  /** `09:00` */
  from: string;
  /** `17:30`; `24:00` is the end of the day. */
  to: string;
}

export type WrittenResponse =
  | { kind: 'block'; template?: string | undefined }
  | { kind: 'require_second_factor' }
  | { kind: 'coach'; template?: string | undefined; asks_for_reason: boolean }
  | { kind: 'skip_inspection' }
  | { kind: 'quarantine'; template?: string | undefined }
  | { kind: 'tombstone'; template?: string | undefined }
  | { kind: 'encrypt' }
  | { kind: 'unshare'; exposure: Exposure }
  | { kind: 'change_access'; role: 'view' | 'comment' }
  | { kind: 'change_owner'; owner: string }
  | { kind: 'legal_hold'; hold: string }
  | { kind: 'revoke_token' }
  | { kind: 'insert_header'; name: string; value: string }
  | { kind: 'tag'; tag: number }
  | {
      kind: 'notify';
      recipients: readonly Recipient[];
      channel: NoticeChannel;
      template?: string | undefined;
    }
  | { kind: 'ticket'; destination: string; template?: string | undefined }
  | { kind: 'raise_incident'; severity?: Severity | undefined };

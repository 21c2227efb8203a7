/** What a policy can make happen. In an exclusive group, this is the order in which they take precedence by default. */
export const RESPONSE_KINDS = [
  'block',
  'require_second_factor',
  'coach',
  'skip_inspection',
  'quarantine',
  'tombstone',
  'encrypt',
  'unshare',
  'change_access',
  'change_owner',
  'legal_hold',
  'revoke_token',
  'insert_header',
  'tag',
  'notify',
  'ticket',
  'raise_incident',
] as const;
export type ResponseKind = (typeof RESPONSE_KINDS)[number];

/** Responses of which only one can happen to the same thing. The company's order of responses decides which. */
export const EXCLUSIVE_GROUPS = {
  request: ['block', 'require_second_factor', 'coach', 'skip_inspection'],
  file: ['quarantine', 'tombstone', 'encrypt'],
  sharing: ['unshare', 'change_access'],
} as const satisfies Record<string, readonly ResponseKind[]>;
export type ExclusiveGroup = keyof typeof EXCLUSIVE_GROUPS;

/** Who a message goes to. */
export const RECIPIENTS = ['user', 'manager', 'admins', 'owner'] as const;
export type Recipient = (typeof RECIPIENTS)[number];

/** Channels of a notice. */
export const NOTICE_CHANNELS = ['email', 'text', 'browser'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export const EXPOSURES = ['public', 'external', 'internal'] as const;
export type Exposure = (typeof EXPOSURES)[number];

export const SEVERITIES = ['high', 'medium', 'low', 'informational'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** `template` is the ID of a response template; the default one if absent. */
export type PolicyResponse =
  | { kind: 'block'; template?: string | undefined }
  | { kind: 'require_second_factor' }
  | { kind: 'coach'; template?: string | undefined; asksForReason: boolean }
  | { kind: 'skip_inspection' }
  | { kind: 'quarantine'; template?: string | undefined }
  | { kind: 'tombstone'; template?: string | undefined }
  | { kind: 'encrypt' }
  /** Removes shares of this exposure and wider ones. */
  | { kind: 'unshare'; exposure: Exposure }
  | { kind: 'change_access'; role: 'view' | 'comment' }
  | { kind: 'change_owner'; owner: string }
  | { kind: 'legal_hold'; hold: string }
  | { kind: 'revoke_token' }
  | { kind: 'insert_header'; name: string; value: string }
  /** Tags the service by the tag's number. */
  | { kind: 'tag'; tag: number }
  | {
      kind: 'notify';
      recipients: readonly Recipient[];
      channel: NoticeChannel;
      template?: string | undefined;
    }
  /** Sends to a webhook destination. */
  | { kind: 'ticket'; destination: string; template?: string | undefined }
  /** The policy's severity if absent. */
  | { kind: 'raise_incident'; severity?: Severity | undefined };

/** The exclusive group of a response; undefined if it happens beside all others. */
export function exclusiveGroupOf(kind: ResponseKind): ExclusiveGroup | undefined {
  return GROUP_OF.get(kind);
}

const GROUP_OF: ReadonlyMap<ResponseKind, ExclusiveGroup> = new Map([
  ...EXCLUSIVE_GROUPS.request.map((kind) => [kind, 'request'] as const),
  ...EXCLUSIVE_GROUPS.file.map((kind) => [kind, 'file'] as const),
  ...EXCLUSIVE_GROUPS.sharing.map((kind) => [kind, 'sharing'] as const),
]);

/** Orders responses by the company's precedence; kinds that it doesn't name follow in the default order. */
export function precedenceOf(order: readonly ResponseKind[]): (kind: ResponseKind) => number {
  const all = [...new Set([...order, ...RESPONSE_KINDS])];
  const places = new Map(all.map((kind, place) => [kind, place]));
  return (kind) => places.get(kind) ?? all.length;
}

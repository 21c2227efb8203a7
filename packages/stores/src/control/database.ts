import type { Grant, InformationLevel, UserAttribute } from '@casbah/domain/access-profile';
import type { AgentType } from '@casbah/domain/agent';
import type { Hand } from '@casbah/domain/approver';
import type { BlockListFormatName, BlockListKind } from '@casbah/domain/block-list';
import type { BrrProfile } from '@casbah/domain/brr-profile';
import type { CollectionKind, CollectionProblem } from '@casbah/domain/collection';
import type { CustomParser, ParserTest } from '@casbah/domain/custom-parser';
import type { LoadError, LoadStatus } from '@casbah/domain/datasource';
import type { DestinationKind } from '@casbah/domain/destination';
import type {
  ColumnMeaning,
  DirectoryKind,
  DirectoryState,
  LdapMapping,
  LineKind,
  LineProblem,
  MissingPeople,
  RunError,
} from '@casbah/domain/directory';
import type { DomainProblem } from '@casbah/domain/domain-proof';
import type { SavedFilterApp } from '@casbah/domain/filter/saved-filter-wire';
import type { GroupKind, PeopleSource } from '@casbah/domain/group';
import type {
  AttributeMapping,
  GroupProfile,
  ProviderAnswer,
  ProviderKind,
  ProviderTest,
} from '@casbah/domain/identity-provider';
import type { MailLanguage, MailTemplate } from '@casbah/domain/mail';
import type { NotificationAction } from '@casbah/domain/notification';
import type { DigestFrequency, ReportFrequency } from '@casbah/domain/report-schedule';
import type { RevealKind } from '@casbah/domain/reveal';
import type { StatedAnswer } from '@casbah/domain/risk-answer';
import type {
  ServiceRequestKind,
  ServiceRequestPriority,
  ServiceRequestState,
} from '@casbah/domain/service-request';
import type { PolicyWindow } from '@casbah/domain/shadow-it';
import type { SourceRole } from '@casbah/domain/sign';
import type { ParameterValue } from '@casbah/domain/store/app-parameter';
import type { AppCategory } from '@casbah/domain/store/store-app';
import type { ConfigValue } from '@casbah/domain/tenant-config';
import type { UserAttributes, UserSource } from '@casbah/domain/user-account';
import type { UserForm } from '@casbah/domain/user-token';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { JsonObject } from './audit-chain.ts';
import type { LinkData, LinkPurpose } from './link-purpose.ts';

/** Times are milliseconds since 1970 UTC as bigint: the same number on every driver. */
type Millis = number;

interface Tenants {
  id: string;
  name: string;
  primary_domain: string;
  created_on: Millis;
}

/** The settings that a tenant has set. */
interface TenantConfig {
  tenant_id: string;
  app_name: string;
  param_name: string;
  param_value: ColumnType<ConfigValue, string, string>;
  misc: ColumnType<Record<string, unknown>, string, string>;
  modified_on: Millis;
  modified_by: string | null;
}

/** Domains that a company says, and those it has shown, to be its own; the first one is the tenant's `primary_domain`. */
interface TenantDomains {
  tenant_id: string;
  /** In lower case. */
  domain: string;
  /** What the company shows at the domain. */
  token: string;
  /** Null: not shown yet, and good for nothing. */
  verified_on: Millis | null;
  /** `operator`: taken as it was typed in, before domains had to be shown. */
  method: 'dns' | 'file' | 'operator' | null;
  checked_on: Millis | null;
  /** What the last look found instead. */
  problem: DomainProblem | null;
  created_on: Millis;
  created_by: string | null;
}

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

/** Servers that keep keys of protected files. */
interface DrmServers {
  id: string;
  tenant_id: string;
  name: string;
  url: string;
  sealed_key: string | null;
  notes: string;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

/** Where a company is told of its changes. */
interface Destinations {
  id: string;
  tenant_id: string;
  kind: DestinationKind;
  name: string;
  /** A mail address, or the part of a webhook's address that may be shown. */
  address: string;
  /** Of a webhook: all of its address. Null only until the first start after an update has sealed it. */
  sealed_address: ColumnType<string | null, string | null | undefined, string | null>;
  /** Of mails. */
  language: MailLanguage;
  /** What a webhook's messages are signed with. */
  sealed_secret: string | null;
  is_enabled: ColumnType<boolean, boolean | undefined, boolean>;
  /** The last entry of the audit trail that it was told. */
  told_up_to: number;
  /** Attempts in a row that failed. */
  failures: ColumnType<number, number | undefined, number>;
  last_error: string | null;
  last_told_on: Millis | null;
  next_attempt: Millis;
  /** Until when the server that took it may be believed to be sending to it. */
  claimed_until: Millis | null;
  created_on: Millis;
  created_by: string | null;
}

interface Users {
  id: string;
  tenant_id: string;
  /** In lower case; one of a kind in its tenant. */
  email: string;
  /** First and last name as they are shown, or what stands before the @ where there is neither. */
  name: string;
  first_name: ColumnType<string, string | undefined, string>;
  last_name: ColumnType<string, string | undefined, string>;
  cell_phone: ColumnType<string, string | undefined, string>;
  department: ColumnType<string, string | undefined, string>;
  title: ColumnType<string, string | undefined, string>;
  /** May have a password here; others sign in through a provider of their company alone. */
  is_db_login_allowed: ColumnType<boolean, boolean | undefined, boolean>;
  source: ColumnType<UserSource, UserSource | undefined, UserSource>;
  /** What the directory that keeps the person calls them. */
  external_id: ColumnType<string | null, string | null | undefined, string | null>;
  attributes: ColumnType<UserAttributes, string | undefined, string>;
  /** Made by the store from the address. */
  email_domain: ColumnType<string, never, never>;
  /** Made by the store: name and address in lower case. */
  search_text: ColumnType<string, never, never>;
  /** Made by the store: what lists by first and by last name are ordered by. */
  by_first_name: ColumnType<string, never, never>;
  by_last_name: ColumnType<string, never, never>;
  by_department: ColumnType<string, never, never>;
  /** Makes a sysadmin. */
  is_admin: ColumnType<boolean, boolean | undefined, boolean>;
  /** argon2id; null for people who sign in through a provider of their company alone. */
  password_hash: string | null;
  /** Null: when the account was made. */
  password_changed_on: Millis | null;
  /** Somebody else knows it: an administrator set it. */
  must_change_password: ColumnType<boolean, boolean | undefined, boolean>;
  /** The partner that a person belongs to; only they sign in as partners. */
  partner_code: string | null;
  is_active: boolean;
  /** Is asked for a second factor, whatever the company's setting says. */
  needs_second_factor: ColumnType<boolean, boolean | undefined, boolean>;
  prefs: JSONColumnType<{ lang?: string; theme?: string; notice_mail?: 'daily' | 'never' }>;
  last_sign_in: Millis | null;
  created_on: Millis;
  modified_on: ColumnType<Millis | null, Millis | undefined, Millis>;
  modified_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** Who made the account, or whose directory did; null for nobody, and for accounts of before this was kept. */
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** Null: since the account was made, or of before this was kept. */
  admin_since: ColumnType<Millis | null, Millis | null | undefined, Millis | null>;
}

/** Who else made an account what it is. Kept when either account is deleted. */
interface AccountHands {
  tenant_id: string;
  user_id: string;
  kind: Hand;
  by_id: string;
  time: Millis;
}

/** When accounts were locked after too many failures: the account itself, and the addresses that failed there. */
interface Lockouts {
  tenant_id: string;
  user_id: string;
  /** Empty for the account itself. */
  address: string;
  lock_time: Millis;
  /** When an administrator opened it again. */
  unlock_time: Millis | null;
}

interface AccessProfiles {
  id: string;
  tenant_id: string;
  /** One of a kind in its tenant, whatever its case. */
  name: string;
  notes: string;
  grants: JSONColumnType<readonly Grant[]>;
  user_attributes: ColumnType<readonly UserAttribute[], string | undefined, string>;
  information_level: InformationLevel;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
  /** Since when its holders may approve in the area of accounts. */
  approves_since: ColumnType<Millis | null, Millis | null | undefined, Millis | null>;
}

/** Who holds which profile. */
interface UserAccessProfiles {
  tenant_id: string;
  user_id: string;
  profile_id: string;
  /** 0: of before this was kept. */
  since: ColumnType<Millis, Millis | undefined, Millis>;
}

/** Groups of people. */
interface Groups {
  id: string;
  tenant_id: string;
  /** One of a kind among those of its kind in its tenant, whatever its case. */
  name: string;
  description: ColumnType<string, string | undefined, string>;
  kind: GroupKind;
  source: ColumnType<PeopleSource, PeopleSource | undefined, PeopleSource>;
  /** What its directory calls it. */
  external_id: string | null;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

interface GroupMembers {
  tenant_id: string;
  group_id: string;
  user_id: string;
}

/** Directory groups whose people belong to a custom group. */
interface GroupParts {
  tenant_id: string;
  group_id: string;
  part_id: string;
}

/** Units of a company, in a tree. */
interface OrgUnits {
  id: string;
  tenant_id: string;
  name: string;
  description: ColumnType<string, string | undefined, string>;
  /** The names on the way to it, e.g. `Atlas/Sales/Morocco`; one of a kind in its tenant, whatever its case. */
  fqn: string;
  parent_id: string | null;
  source: ColumnType<PeopleSource, PeopleSource | undefined, PeopleSource>;
  external_id: string | null;
  created_on: Millis;
  modified_on: Millis;
}

interface UserOrgUnits {
  tenant_id: string;
  user_id: string;
  org_unit_id: string;
}

/** What programs sign in with, in the name of who made them. */
interface ApiKeys {
  /** Public: it stands in the key, before the secret. */
  id: string;
  tenant_id: string;
  /** Who made it: it ends with their account, and allows no more than they hold. */
  user_id: string;
  profile_id: string;
  /** One of a kind in its tenant, whatever its case. */
  name: string;
  /** SHA-256: a stolen database signs nobody in. */
  secret_hash: string;
  /** Networks and addresses it may be used from; empty: from everywhere. */
  networks: JSONColumnType<readonly string[]>;
  expires_on: Millis;
  last_used_on: Millis | null;
  last_used_address: string | null;
  created_on: Millis;
}

/** Filters that people keep. */
interface SavedFilters {
  id: string;
  tenant_id: string;
  owner_id: string;
  /** The list it was made in; its name is one of a kind among its owner's there, whatever its case. */
  app: SavedFilterApp;
  supported_apps: JSONColumnType<readonly SavedFilterApp[]>;
  name: string;
  description: ColumnType<string, string | undefined, string>;
  sharing: 'private' | 'company' | 'people';
  /** As it travels, without what is one reader's own. */
  filter_config: ColumnType<unknown, string, string>;
  created_on: Millis;
  modified_on: Millis;
}

/** With whom filters are shared that are shared with some people. */
interface SavedFilterPeople {
  tenant_id: string;
  filter_id: string;
  user_id: string;
}

/** With which filter each list of a person opens. */
interface SavedFilterDefaults {
  tenant_id: string;
  user_id: string;
  app: SavedFilterApp;
  filter_id: string;
}

/** Passwords that people had before the one they have. */
interface PasswordHistory {
  tenant_id: string;
  user_id: string;
  password_hash: string;
  /** When another one took its place. */
  changed_on: Millis;
}

/** Only signed-in people have a session, and those who still owe their second factor. */
interface Sessions {
  /** SHA-256 of the cookie's id: a stolen database signs nobody in. */
  id_hash: string;
  tenant_id: string;
  user_id: string;
  /** What it is called where people see it: it cannot be turned back into the cookie. */
  name: string;
  /** What is still owed before it opens anything. */
  awaiting: 'second-factor' | null;
  method: 'password' | 'saml' | 'oidc' | 'link' | 'passkey' | 'partner';
  /** The identity provider it began at. */
  provider: string | null;
  /** Where its person goes on to once nothing is owed any more. */
  redirect: string | null;
  /** Where it began. */
  address: string;
  user_agent: string;
  last_seen: Millis;
  /** The access profile that a sysadmin sees the console as. */
  preview_profile: string | null;
  /** The endpoint agent of the machine it began on. */
  agent_id: string | null;
  /** The session of a partner's own company that it was opened from, by its name: it ends with that one. */
  opened_from: ColumnType<string | null, string | null | undefined, string | null>;
  /** Its person is in a company that they look after. It opens nothing until they come back. */
  is_away: ColumnType<boolean, boolean | undefined, boolean>;
  expires_on: Millis;
  created_on: Millis;
}

/** Failed sign-ins by account and by address; kept for addresses nobody has, too, so that both look alike. */
interface SignInAttempts {
  /** What is counted: `account:` and `known:` with tenant and user, `email:` and `domain:` with a hash, `address:`, `factor:`. */
  subject: string;
  failures: number;
  locked_until: Millis | null;
  /** When the count last changed. */
  last_failure: Millis;
  /** Of an account: what its e-mail had counted when the account was forgiven. */
  forgiven: Generated<number>;
  /** Locks since `first_lock`. */
  locks: Generated<number>;
  first_lock: Generated<Millis | null>;
}

/** Requests that happen once, by the key a person gave each. */
interface IdempotencyKeys {
  tenant_id: string;
  user_id: string;
  key: string;
  call: string;
  /** SHA-256 of what was asked. */
  request_hash: string;
  /** What was answered; null while the request is under way. */
  answer: ColumnType<unknown, string | null, string | null>;
  created_on: Millis;
}

/** Links that work once: each is gone when it was used. */
interface OneTimeLinks {
  /** SHA-256 of the link's token. */
  token_hash: string;
  purpose: LinkPurpose;
  tenant_id: string | null;
  user_id: string | null;
  email: string;
  data: ColumnType<LinkData, string, never>;
  created_on: Millis;
  expires_on: Millis;
}

/** Mails that wait to be sent, and those that were given up. */
interface Outbox {
  id: string;
  tenant_id: string | null;
  recipient: string;
  language: MailLanguage;
  template: MailTemplate;
  /** What the words are filled with; null once it was given up. */
  sealed_values: string | null;
  attempts: number;
  next_attempt: Millis;
  give_up_on: Millis;
  /** Until when the server that took it may be believed to be sending it. */
  claimed_until: Millis | null;
  last_error: string | null;
  failed_on: Millis | null;
  created_on: Millis;
}

/** How often something happened in one hour of the clock. */
interface HourlyCounts {
  subject: string;
  /** Hours since 1970 UTC. */
  hour: number;
  count: number;
}

/** The app on a person's telephone that shows a code, and the one that is being set up in its place. */
interface TotpSecrets {
  tenant_id: string;
  user_id: string;
  sealed: string | null;
  confirmed_on: Millis | null;
  /** The last time step whose code was used: it and those before are spent. */
  last_step: number | null;
  pending_sealed: string | null;
  pending_until: Millis | null;
}

interface RecoveryCodes {
  tenant_id: string;
  user_id: string;
  /** Made with a key that is not in the database. */
  code_hash: string;
  created_on: Millis;
  used_on: Millis | null;
}

/** Codes that were sent by mail, one a session. */
interface VerificationCodes {
  tenant_id: string;
  user_id: string;
  session_hash: string;
  /** Made with a key that is not in the database: six digits are soon tried. */
  code_hash: string;
  tries: number;
  expires_on: Millis;
}

interface Passkeys {
  id: string;
  tenant_id: string;
  user_id: string;
  /** What the authenticator calls it; base64url. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  transports: JSONColumnType<readonly string[]>;
  name: string;
  created_on: Millis;
  last_used_on: Millis | null;
}

/** What authenticators were asked to sign: answered once, by the browser that asked. */
interface PasskeyChallenges {
  challenge_hash: string;
  purpose: 'register' | 'second-factor' | 'sign-in';
  /** The session or the browser that asked, hashed. */
  bound_to: string;
  /** Absent before anybody signed in. */
  user_id: string | null;
  expires_on: Millis;
}

interface Datasources {
  id: string;
  tenant_id: string;
  name: string;
  format: string;
  timezone: string;
  role: Generated<SourceRole>;
  /** Of signs: for so many hours one counts at most. */
  hold_hours: Generated<number>;
  created_on: Millis;
  created_by: string | null;
  /** Since when it is being deleted: nobody sees it any more, its events and files are on their way out. */
  deleted_on: Millis | null;
}

interface Loads {
  id: string;
  tenant_id: string;
  datasource_id: string;
  file_name: string;
  size: number;
  status: LoadStatus;
  /** Bytes received and safe. */
  bytes_received: number;
  /** SHA-256 of the whole file, once received. */
  content_hash: string | null;
  duplicate_of: string | null;
  /** Where reading goes on: the reader's checkpoint after the last acknowledged batch. */
  checkpoint: ColumnType<unknown, string | null, string | null>;
  /** Batches acknowledged; makes the next batch's deduplication token. */
  batches: number;
  /** Share of the packed file that is read, 0 to 1. */
  progress: number;
  lines: number;
  events: number;
  rejects: number;
  formats: ColumnType<Record<string, number>, string, string>;
  /** Events that say who is where. */
  signs: Generated<number>;
  /** Events whose log named an address alone, and that were given the user who had it. */
  users_by_address: Generated<number>;
  /** There were more signs than are held in memory, or they did not come in time: fewer events have a user. */
  signs_left_out: Generated<boolean>;
  error: LoadError | null;
  /** Lines set aside of earlier loads, read again. */
  is_parse_again: boolean;
  /** The server that reads it now, and until when it may be believed dead if it does not say more. */
  claimed_by: string | null;
  claimed_until: Millis | null;
  /** When a reader last took it up. */
  turn_on: ColumnType<number | null, never, number>;
  first_event: Millis | null;
  last_event: Millis | null;
  created_on: Millis;
  /** Who sent the file; `null` where a program did. */
  created_by: string | null;
  finished_on: Millis | null;
}

/** What logs are pushed to a source with. */
interface SourceTokens {
  id: string;
  tenant_id: string;
  datasource_id: string;
  secret_hash: string;
  created_on: Millis;
  created_by: string | null;
  last_used_on: Millis | null;
  last_address: string | null;
}

/** Pieces of log that were pushed with an id: each is kept once. */
interface PushedChunks {
  tenant_id: string;
  datasource_id: string;
  chunk_id: string;
  received_on: Millis;
}

/** Where what is pushed gathers until it is large or old enough to be a load. */
interface OpenSegments {
  tenant_id: string;
  datasource_id: string;
  /** The server on whose disk it lies. */
  server: string;
  /** The load that it becomes. */
  load_id: string;
  /** Bytes that are safe. */
  bytes: number;
  opened_on: Millis;
}

/** Where the logs of a source are fetched from. */
interface Collections {
  tenant_id: string;
  datasource_id: string;
  kind: CollectionKind;
  place: ColumnType<unknown, string, string>;
  sealed_secret: string | null;
  /** What the other side showed of itself at the first test: from then on nobody else is talked to. */
  pinned: string | null;
  every_minutes: number;
  is_enabled: boolean;
  /** Runs in a row that failed. */
  failures: ColumnType<number, number | undefined, number>;
  last_error: CollectionProblem | null;
  last_detail: string | null;
  last_run_on: Millis | null;
  last_success_on: Millis | null;
  next_run_on: Millis | null;
  /** The load whose file is coming in: what a crash leaves of it is removed. */
  arriving: string | null;
  /** Of rows: up to which they were collected. */
  mark: string | null;
  /** The newest that was seen, and since when it is. */
  newest_mark: string | null;
  newest_since: Millis | null;
  claimed_by: string | null;
  claimed_until: Millis | null;
  modified_on: Millis;
  modified_by: string | null;
}

interface CollectionRuns {
  id: string;
  tenant_id: string;
  datasource_id: string;
  started_on: Millis;
  finished_on: Millis | null;
  /** Files that were seen. */
  listed: ColumnType<number, number | undefined, number>;
  /** Files that were collected, or their new parts. */
  files: ColumnType<number, number | undefined, number>;
  bytes: ColumnType<number, number | undefined, number>;
  /** Files that were still being written. */
  waiting: ColumnType<number, number | undefined, number>;
  error: CollectionProblem | null;
  detail: string | null;
}

/** What is known of the files where the logs of a source lie. */
interface CollectionFiles {
  tenant_id: string;
  datasource_id: string;
  path: string;
  size: number;
  modified_on: Millis;
  /** Since when it has this size and this time. */
  same_since: Millis;
  listed_on: Millis;
  /** Bytes of it that are loads. */
  collected: ColumnType<number, number | undefined, number>;
  /** What its beginning looked like then. */
  head_hash: string | null;
  collected_size: number | null;
  collected_modified: Millis | null;
}

/** Live feeds of block and allow lists. */
interface BlockListFeeds {
  /** Public: it stands in the feed's address, before the secret. */
  id: string;
  tenant_id: string;
  /** One of a kind in its tenant, whatever its case. */
  name: string;
  format: BlockListFormatName;
  kind: BlockListKind;
  /** SHA-256: a stolen database opens no feed. */
  secret_hash: string;
  networks: JSONColumnType<readonly string[]>;
  created_on: Millis;
  created_by: string | null;
  reads: ColumnType<number, number | undefined, number>;
  last_read_on: Millis | null;
}

interface BlockListFeedReaders {
  tenant_id: string;
  feed_id: string;
  address: string;
  reads: number;
  first_read_on: Millis;
  last_read_on: Millis;
}

interface ShadowItPolicies {
  id: string;
  tenant_id: string;
  /** One of a kind in its tenant, whatever its case. */
  name: string;
  /** A filter expression that names no person. */
  condition: string;
  time_window: PolicyWindow;
  gives_notice: boolean;
  adds_tag: number | null;
  is_enabled: boolean;
  /** When this condition was tried on the past; null since it is another one. */
  tried_on: Millis | null;
  /** How many requests each window had when it was last looked at, by the start of the window. */
  seen: JSONColumnType<Readonly<Record<string, number>>>;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
}

interface ShadowItHits {
  tenant_id: string;
  policy_id: string;
  /** Later ones are higher. */
  number: Generated<number>;
  window_from: Millis;
  window_to: Millis;
  service_id: string;
  requests: number;
  /** Null where no source recorded it. */
  bytes_up: number | null;
  users: number;
  found_on: Millis;
  tagged: ColumnType<boolean, boolean | undefined, boolean>;
}

/** Entries are only ever added, each chained to the one before: see `audit-chain.ts`. */
interface AuditTrail {
  /** Empty for what belongs to no tenant. */
  tenant_id: string;
  /** Counts the entries of the tenant, from 1. */
  sequence: number;
  /** The hash of the entry before. */
  previous: string;
  version: number;
  time: Millis;
  user_id: string | null;
  user_email: string | null;
  /** Where the request came from. */
  address: string | null;
  /** The call, e.g. `POST /admin/datasources`. */
  action: string;
  object: string | null;
  /** `success`, or the error's name. */
  outcome: string;
  details: ColumnType<JsonObject, string, never>;
  /** What is different now: `{ before, after }` by the name of the field. */
  changes: ColumnType<JsonObject, string, never>;
  request_id: string | null;
  hash: string;
  /** Which key signed it, and how. */
  sealed_with: string;
  seal: string;
}

/** Where each chain of the audit trail ends. */
interface AuditChains {
  tenant_id: string;
  sequence: number;
  hash: string;
  sealed_with: string;
  seal: string;
}

/** What a company has said of an app of the store. */
interface AppSubscriptions {
  tenant_id: string;
  app: string;
  category: AppCategory;
  is_granted: boolean;
  /** Its first steps are still shown. */
  is_first_time: boolean;
  is_trial: boolean;
  /** Stays once the trial has ended: there is no second one. */
  trial_ends_on: Millis | null;
  changed_on: Millis;
  changed_by: string | null;
}

/** An account of an app, and what it needs to be told. */
interface AppAccounts {
  id: string;
  tenant_id: string;
  app: string;
  category: AppCategory;
  /** What the company calls it; one of a kind among the app's accounts, whatever its case. */
  instance: string;
  params: ColumnType<Readonly<Record<string, ParameterValue>>, string, string>;
  /** Sealed, by the parameter's name. */
  secrets: ColumnType<Readonly<Record<string, string>>, string, string>;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

/** Buckets of an account that are to be looked into. */
interface AppBuckets {
  tenant_id: string;
  account_id: string;
  bucket_name: string;
  is_scanned: boolean;
  added_on: Millis;
}

/** Apps that a company has added to the gateway itself. */
interface CustomApps {
  id: string;
  tenant_id: string;
  app_name: string;
  app_uris: JSONColumnType<readonly string[]>;
  description: string;
  status: 'AC' | 'DC' | 'DP';
  scan_request_payload: boolean;
  /** The service of the catalogue, where there is one. */
  service_id: string | null;
  created_on: Millis;
  created_by: string | null;
}

/** How a company's identity provider is reached, and what its word is worth. */
interface IdentityProviders {
  id: string;
  tenant_id: string;
  kind: ProviderKind;
  name: string;
  /** Where the provider knows this Casbah: fixed when it is set up, whatever host a request names. */
  service_origin: string;
  /** SAML's entity id, or the issuer of OpenID Connect. */
  entity_id: string;
  sign_in_url: string;
  logout_url: string;
  metadata_url: string;
  /** PEM; several while the provider changes from one to the next. */
  certificates: JSONColumnType<readonly string[]>;
  client_id: string;
  /** Sealed. */
  client_secret: string | null;
  mapping: JSONColumnType<AttributeMapping>;
  group_profiles: JSONColumnType<readonly GroupProfile[]>;
  default_profile: string | null;
  creates_people: boolean;
  takes_unasked: boolean;
  trusts_email: boolean;
  is_enabled: boolean;
  is_listed: boolean;
  last_test: ColumnType<ProviderTest | null, string | null, string | null>;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

/** Which provider the people of a domain sign in with. */
interface SsoDomains {
  domain: string;
  tenant_id: string;
  provider_id: string;
  is_forced: boolean;
}

/** Sign-ins that are on their way to a provider, or back from it. Each is gone when it was used. */
interface SsoSignIns {
  /** SHA-256 of the request's id or the state. */
  id_hash: string;
  tenant_id: string;
  provider_id: string;
  /** SHA-256 of the cookie of the browser that began; null where the provider did. */
  browser_hash: string | null;
  relay_hash: string | null;
  redirect: string | null;
  /** The person who tries the provider out: nobody is signed in. */
  tester: string | null;
  /** What the provider said, once it did. */
  answer: ColumnType<ProviderAnswer | null, string | null, string | null>;
  /** SHA-256 of what the browser brings to be signed in. */
  ticket_hash: string | null;
  created_on: Millis;
  expires_on: Millis;
}

/** Answers that were taken: the same one again is refused for as long as it would hold. */
interface SsoUsedAnswers {
  id_hash: string;
  tenant_id: string;
  expires_on: Millis;
}

/** Who is who: the provider's name for a person, and ours. */
interface SsoIdentities {
  tenant_id: string;
  provider_id: string;
  subject: string;
  user_id: string;
  created_on: Millis;
}

/** What a provider calls a session that it began here, so that it can end that one and no other. */
interface SsoSessions {
  session_name: string;
  tenant_id: string;
  provider_id: string;
  subject: string;
  session_index: string | null;
}

/** What a company's requests to its providers are signed with. */
interface SsoKeys {
  tenant_id: string;
  /** Sealed. */
  private_key: string;
  /** PEM. */
  certificate: string;
  created_on: Millis;
}

/** Sysadmins who sign in by password even where single sign-on is a must. */
interface PasswordExemptions {
  tenant_id: string;
  user_id: string;
}

/** Notices, one row for each person who got it. */
interface Notifications {
  id: string;
  tenant_id: string;
  user_id: string;
  /** A `NotificationTemplate`, or one that an older or a newer Casbah on the same store knows. */
  template: string;
  values: JSONColumnType<Readonly<Record<string, string | number>>>;
  action: NotificationAction;
  /** A path of this server. */
  url: string;
  created_on: Millis;
  seen_on: Millis | null;
  /** When it went into a daily mail. */
  mailed_on: Millis | null;
}

/** Spans in which the service is worked on, and announcements. */
interface MaintenancePeriods {
  id: string;
  tenant_id: string;
  name: string;
  description: string;
  start_time: Millis;
  end_time: Millis;
  is_public: boolean;
  has_details: boolean;
  is_announcement: boolean;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

/** Log parsers that a company made itself. */
interface CustomParsers {
  id: string;
  tenant_id: string;
  /** One of a kind in its tenant, whatever its case. */
  name: string;
  definition: ColumnType<CustomParser, string, string>;
  /** Lines of logs with the events that are to come of them. */
  tests: ColumnType<ParserTest[], string, string>;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

/** Tags that a company made; the reserved ones are the same for everybody and no rows. */
interface Tags {
  tenant_id: string;
  tag_id: number;
  /** One of a kind in its tenant, whatever its case. */
  tag_name: string;
  color: number;
  pattern: number;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

/** The highest number that a tenant's tags ever had. */
interface TagNumbers {
  tenant_id: string;
  last: number;
}

/** Which service carries which tag. */
interface ServiceTags {
  tenant_id: string;
  service_id: string;
  tag_id: number;
  tagged_on: Millis;
  tagged_by: string | null;
}

/** Programs that bring logs, as they said last. */
interface Agents {
  /** Made by the agent. */
  id: string;
  tenant_id: string;
  datasource_id: string;
  name: string;
  type: AgentType;
  version: string;
  platform: string;
  /** Where it was heard from. */
  address: string;
  delivered_bytes: number;
  spooled_bytes: number;
  held_back_lines: number;
  users: UserForm;
  problem: string | null;
  first_heartbeat: Millis;
  last_heartbeat: Millis;
}

/** Whose syslog a source takes: every part that is null stands for all. */
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

/** How a tenant judges services: profiles of its own. */
interface BrrProfiles {
  tenant_id: string;
  id: string;
  /** One of a kind in its tenant, whatever its case. */
  name: string;
  definition: ColumnType<Omit<BrrProfile, 'id' | 'name'>, string, string>;
  /** At most one; where none is, the built-in profile holds. */
  in_force: boolean;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

/** What a tenant knows better of a service than the catalogue. */
interface ServiceAnswers {
  tenant_id: string;
  service_id: string;
  question: string;
  answer: ColumnType<StatedAnswer, string, string>;
  note: string;
  changed_on: Millis;
  changed_by: string | null;
}

/** Every change of it; `null` stands for the catalogue's own answer. */
interface ServiceAnswerChanges {
  tenant_id: string;
  /** Later ones are higher. */
  number: Generated<number>;
  service_id: string;
  question: string;
  before: ColumnType<StatedAnswer | null, string | null, never>;
  after: ColumnType<StatedAnswer | null, string | null, never>;
  note: string;
  changed_on: Millis;
  changed_by: string | null;
}

/** What people asked for: a service that the catalogue lacks, or another look at one. */
interface ServiceRequests {
  tenant_id: string;
  /** Later ones are higher. */
  number: Generated<number>;
  id: string;
  kind: ServiceRequestKind;
  service_id: string | null;
  service_name: string;
  service_url: string;
  comments: string;
  priority: ServiceRequestPriority;
  send_email: boolean;
  state: ServiceRequestState;
  /** What whoever looked into it says. */
  answer: string;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

/** A file of people, or one run of an LDAP directory. */
interface DirectoryRuns {
  id: string;
  tenant_id: string;
  kind: DirectoryKind;
  state: DirectoryState;
  /** Empty for a run of LDAP. */
  file_name: string;
  size: number;
  missing: MissingPeople;
  /** What each column of the file is called, and how it is read. */
  columns: JSONColumnType<readonly { title: string; meaning: ColumnMeaning }[]>;
  /** People in the file or the directory. */
  people: number;
  /** What a look at it says that would be done. */
  planned: ColumnType<Readonly<Record<LineKind, number>> | null, string | null, string | null>;
  /** People handled so far: a run that was cut off goes on behind them. */
  done: number;
  added: number;
  changed: number;
  deactivated: number;
  wrong: number;
  error: RunError | null;
  created_on: Millis;
  created_by: string | null;
  created_by_email: string | null;
  started_on: Millis | null;
  finished_on: Millis | null;
  /** The server that is at it, and until when it may be believed dead if it does not say more. */
  claimed_by: string | null;
  claimed_until: Millis | null;
}

/** What a run does or did with single lines: so many of each kind that people can look at them. */
interface DirectoryLines {
  tenant_id: string;
  run_id: string;
  is_preview: boolean;
  kind: LineKind;
  /** Line of the file, or the place among the directory's answers; 0 for people whom neither names. */
  line: number;
  email: string;
  /** What of the person is wrong. */
  field: string;
  problem: LineProblem | null;
  /** `{ before, after }` by the name of the field. */
  changes: ColumnType<JsonObject, string, string>;
}

/** How a company's LDAP directory is reached and read. */
interface DirectoryConnections {
  tenant_id: string;
  url: string;
  start_tls: boolean;
  /** PEM of who vouches for the directory's certificate; empty for those whom everybody trusts. */
  certificate: string;
  bind_dn: string;
  sealed_password: string | null;
  base_dn: string;
  user_filter: string;
  group_base_dn: string;
  group_filter: string;
  mapping: JSONColumnType<LdapMapping>;
  every_minutes: number;
  missing: MissingPeople;
  /** More than this share of the directory's people are never deactivated at once. */
  most_missing_percent: number;
  is_enabled: boolean;
  next_run_on: Millis | null;
  modified_on: Millis;
  /** Whose rights bound it: who set it up last, or took it over. */
  modified_by: string | null;
}

/** Requests to be told who stands behind anonymous people, or to end that people are anonymous: one asks, another one decides. */
interface Reveals {
  id: string;
  tenant_id: string;
  kind: RevealKind;
  /** `anon-user.N` of each; none where all are meant. */
  people: JSONColumnType<readonly string[]>;
  reason: string;
  asked_by: string;
  asked_on: Millis;
  /** Until when it can be decided. */
  lapses_on: Millis;
  decision: 'approved' | 'refused' | null;
  decided_by: string | null;
  decided_on: Millis | null;
  /** Until when whoever asked sees the names. */
  holds_until: Millis | null;
  /** Who they are, sealed; gone once it does not hold any more. */
  sealed_names: string | null;
  /** When it was given up, or taken back, before its time. */
  ended_on: Millis | null;
}

/** Companies that look after others. */
interface Partners {
  tenant_id: string;
  /** In lower case; one of a kind. */
  code: string;
  name: string;
  /** Where its people go when they sign out; empty for the page of signing in. */
  logout_url: string;
  created_on: Millis;
  modified_on: Millis;
  modified_by: string | null;
}

/** Companies that let a partner look after them. */
interface PartnerCustomers {
  /** The company that is looked after. */
  tenant_id: string;
  /** The partner's own company. */
  partner_id: string;
  /** The access profile, one of the company's own, of the partner's people. */
  profile_id: string | null;
  since: Millis;
  granted_by: string | null;
}

/** Reports that are sent by and by. */
interface ReportSchedules {
  id: string;
  tenant_id: string;
  name: string;
  frequency: ReportFrequency;
  /** Mail addresses of people of the company. */
  recipients: JSONColumnType<readonly string[]>;
  /** A filter in its text form; empty for everything. */
  filter: ColumnType<string, string | undefined, string>;
  language: MailLanguage;
  is_enabled: ColumnType<boolean, boolean | undefined, boolean>;
  next_delivery: Millis;
  /** By whose clocks that was worked out. */
  time_zone: string;
  /** Until when the server that took it may be believed to be at it. */
  claimed_until: Millis | null;
  /** Attempts in a row that failed. */
  failures: ColumnType<number, number | undefined, number>;
  last_error: string | null;
  last_delivery: Millis | null;
  created_on: Millis;
  created_by: string | null;
}

/** What was sent. */
interface ReportDeliveries {
  id: string;
  tenant_id: string;
  schedule_id: string;
  span_from: Millis;
  span_to: Millis;
  /** The last day of the span where the company is: `2026-11-30`. */
  last_day: string;
  /** The report as a page, by language: that of the schedule, and those of its readers. */
  pages: JSONColumnType<Readonly<Partial<Record<MailLanguage, string>>>>;
  csv: string;
  created_on: Millis;
}

/** Whether people are told of their own use, and how far that has come. */
interface DigestPlans {
  tenant_id: string;
  is_enabled: boolean;
  frequency: DigestFrequency;
  next_delivery: Millis;
  /** By whose clocks that was worked out. */
  time_zone: string;
  claimed_until: Millis | null;
  failures: ColumnType<number, number | undefined, number>;
  last_error: string | null;
  /** The address of the last person of this round whose turn it was, and how many were sent one; '' before the first. */
  sent_up_to: ColumnType<string, string | undefined, string>;
  sent: ColumnType<number, number | undefined, number>;
  /** The last round that is over: when, of what, to how many people. */
  last_delivery: Millis | null;
  last_from: Millis | null;
  last_to: Millis | null;
  last_sent: number | null;
}

/** People who are not told. */
interface DigestLeftOut {
  tenant_id: string;
  user_id: string;
}

export interface Database {
  report_schedules: ReportSchedules;
  report_deliveries: ReportDeliveries;
  digest_plans: DigestPlans;
  digest_left_out: DigestLeftOut;
  reveals: Reveals;
  partners: Partners;
  partner_customers: PartnerCustomers;
  tenants: Tenants;
  tenant_config: TenantConfig;
  tenant_domains: TenantDomains;
  ssh_keys: SshKeys;
  drm_servers: DrmServers;
  destinations: Destinations;
  users: Users;
  account_hands: AccountHands;
  lockouts: Lockouts;
  access_profiles: AccessProfiles;
  user_access_profiles: UserAccessProfiles;
  groups: Groups;
  group_members: GroupMembers;
  group_parts: GroupParts;
  org_units: OrgUnits;
  user_org_units: UserOrgUnits;
  saved_filters: SavedFilters;
  saved_filter_people: SavedFilterPeople;
  saved_filter_defaults: SavedFilterDefaults;
  api_keys: ApiKeys;
  password_history: PasswordHistory;
  sessions: Sessions;
  sign_in_attempts: SignInAttempts;
  idempotency_keys: IdempotencyKeys;
  totp_secrets: TotpSecrets;
  recovery_codes: RecoveryCodes;
  verification_codes: VerificationCodes;
  passkeys: Passkeys;
  passkey_challenges: PasskeyChallenges;
  one_time_links: OneTimeLinks;
  outbox: Outbox;
  hourly_counts: HourlyCounts;
  identity_providers: IdentityProviders;
  sso_domains: SsoDomains;
  sso_sign_ins: SsoSignIns;
  sso_used_answers: SsoUsedAnswers;
  sso_identities: SsoIdentities;
  sso_sessions: SsoSessions;
  sso_keys: SsoKeys;
  password_exemptions: PasswordExemptions;
  notifications: Notifications;
  maintenance_periods: MaintenancePeriods;
  tags: Tags;
  tag_numbers: TagNumbers;
  service_tags: ServiceTags;
  brr_profiles: BrrProfiles;
  service_answers: ServiceAnswers;
  service_answer_changes: ServiceAnswerChanges;
  service_requests: ServiceRequests;
  app_subscriptions: AppSubscriptions;
  app_accounts: AppAccounts;
  app_buckets: AppBuckets;
  custom_apps: CustomApps;
  datasources: Datasources;
  custom_parsers: CustomParsers;
  loads: Loads;
  source_tokens: SourceTokens;
  pushed_chunks: PushedChunks;
  open_segments: OpenSegments;
  collections: Collections;
  collection_runs: CollectionRuns;
  collection_files: CollectionFiles;
  agents: Agents;
  syslog_senders: SyslogSenders;
  syslog_listeners: SyslogListeners;
  syslog_spools: SyslogSpools;
  block_list_feeds: BlockListFeeds;
  block_list_feed_readers: BlockListFeedReaders;
  shadow_it_policies: ShadowItPolicies;
  shadow_it_hits: ShadowItHits;
  directory_runs: DirectoryRuns;
  directory_lines: DirectoryLines;
  directory_connections: DirectoryConnections;
  audit_trail: AuditTrail;
  audit_chains: AuditChains;
}

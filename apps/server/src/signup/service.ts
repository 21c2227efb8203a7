import { createHash } from 'node:crypto';
import type { FinishInfo, SignUpApp } from '@casbah/contract/signup';
import { isPublicMailDomain } from '@casbah/domain/domain-name';
import { emailOf } from '@casbah/domain/email';
import { domainOfEmail } from '@casbah/domain/identity-provider';
import { isSupportAccount } from '@casbah/domain/support-account';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@casbah/messages/languages';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import type { LinkData, LinkPurpose } from '@casbah/stores/control/links/link-purpose';
import { type Link, makeLink, readLink, useLink } from '@casbah/stores/control/links/one-time-links';
import { countThisHour } from '@casbah/stores/control/mail/hourly-counts';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import { findCompaniesOf, holdDomain } from '@casbah/stores/control/signup/sign-ups';
import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';
import { addTenant, findTenant } from '@casbah/stores/control/tenant/tenants';
import type { SystemTx } from '@casbah/stores/control/transaction';
import { addUser, findAccounts } from '@casbah/stores/control/users/users';
import { type Trace, visitorAuthor } from '../http/actor.ts';
import type { Afterwards } from '../http/afterwards.ts';
import { changeAsSystem, type SystemChangeContext } from '../http/change.ts';
import type { Exchange } from '../http/exchange.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import { visitorOf } from '../http/visitor.ts';
import type { SignUpMode } from '../settings.ts';

/** How long sign-up links are valid. */
export const LINK_DAYS = 7;
/** Requests per hour and IP address, for any account. */
export const ASKED_BY_ADDRESS = 20;
/**
 * Maximum emails per hour to one address, and to one domain, no matter who requests them, so mailboxes can't be
 * flooded.
 */
export const MAILS_TO_EMAIL = 3;
export const MAILS_TO_DOMAIN = 30;
/** The page after signup. */
const FIRST_PAGE = '/ui/';

export interface SignUp {
  company: string;
  email: string;
  fname: string;
  lname: string;
  domain: string;
  app?: string | undefined;
}

/** Page that finishes a sign-up: for companies, or for sign-ups that began in an app. */
export type FinishKind = 'finish-sign-up' | 'connector-finish-sign-up';

type EnteredBy =
  | { kind: 'signed-in'; redirect: string; landingPage: string }
  | { kind: 'second-factor'; to: string };

interface CheckedPassword {
  readonly hash: string;
}

export interface SignUpParts {
  control: ControlStore;
  clock: () => number;
  mode: SignUpMode;
  /** Email address that approval requests go to, if the operator approves sign-ups. */
  operatorEmail: string | undefined;
  /** Apps with a connector. */
  apps: readonly SignUpApp[];
  queueMail: QueueMail;
  afterwards: Afterwards;
  rules: {
    /** Throws `PASSWORD_TOO_WEAK`. Call outside transactions. */
    check(holder: { tenant: string; email: string }, password: string): Promise<CheckedPassword>;
  };
  /**
   * Starts a session for an authenticated person, in the transaction that creates the account. Returns its token after
   * the commit. Throws if they may not sign in.
   */
  beginSession: (
    tx: SystemTx,
    exchange: Exchange,
    known: { id: string; tenant_id: string; email: string },
    entry: { method: 'link'; redirect?: string | undefined },
  ) => Promise<() => Promise<EnteredBy>>;
}

/** Data in the link of a sign-up. */
interface Asked extends LinkData {
  company: string;
  email: string;
  fname: string;
  lname: string;
  domain: string;
  lang: Language;
  /** Empty if it didn't begin in an app. */
  app: string;
}

/**
 * Sign-up of companies, and of people in companies that invite theirs. Creates nothing before the email
 * address is verified.
 */
export class SignUpService {
  readonly #parts: SignUpParts;

  constructor(parts: SignUpParts) {
    this.#parts = parts;
  }

  get isOpen(): boolean {
    return this.#parts.mode !== 'closed';
  }

  /**
   * Emails the next step. Does the same for every address; the lookup runs after the response. Throws
   * `SIGN_UP_CLOSED`, `UNPROCESSABLE` for invalid addresses, `TOO_MANY_REQUESTS`.
   */
  async signUp(given: SignUp, language: Language, trace: Trace): Promise<void> {
    const { control, clock, afterwards, apps } = this.#parts;
    if (!this.isOpen) throw new ApiFailure('SIGN_UP_CLOSED');
    const asked: Asked = {
      company: given.company,
      fname: given.fname,
      lname: given.lname,
      lang: language,
      email: given.email.toLowerCase(),
      domain: given.domain.toLowerCase(),
      app: given.app ?? '',
    };
    assertOfCompany(asked);
    if (asked.app !== '' && !apps.some(({ id }) => id === asked.app))
      throw unusable('app', 'problem.no_sign_up_app');
    const now = clock();
    const counts = await control.asSystem(async (tx) => ({
      byAddress: await countThisHour(tx, `sign-up:address:${visitorOf(trace.address)}`, now),
      toEmail: await countThisHour(tx, `sign-up:email:${hashOf(asked.email)}`, now),
      toDomain: await countThisHour(tx, `sign-up:domain:${hashOf(asked.domain)}`, now),
    }));
    if (counts.byAddress > ASKED_BY_ADDRESS)
      throw new ApiFailure('TOO_MANY_REQUESTS', { seconds: Math.ceil((HOUR_MS - (now % HOUR_MS)) / 1000) });
    // Without an error, which would reveal how often others requested this email or company.
    if (counts.toEmail > MAILS_TO_EMAIL || counts.toDomain > MAILS_TO_DOMAIN) return;
    afterwards.run('a sign-up', () => this.#begin(asked, trace));
  }

  async #begin(asked: Asked, trace: Trace): Promise<void> {
    const { mode } = this.#parts;
    await changeAsSystem(this.#parts, async (tx, { record }) => {
      const accounts = await findAccounts(tx, asked.email);
      const companies = await findCompaniesOf(tx, asked.domain);
      const [company] = companies;
      let mailed: string;
      let tenant: string | null = null;
      if (accounts.length > 0 || company !== undefined) {
        const inviting = accounts.length === 0 && companies.length === 1 ? company : undefined;
        tenant = inviting?.id ?? null;
        mailed =
          inviting !== undefined && (await invitesItsPeople(tx, inviting.id))
            ? await this.#mailInvitation(tx, asked, inviting.id)
            : await this.#mailKnown(tx, asked);
      } else
        mailed =
          mode === 'approval' ? await this.#mailVerification(tx, asked) : await this.#mailFinish(tx, asked);
      const { company: name, domain } = asked;
      recordStep(record, trace, {
        email: asked.email,
        tenant,
        details: { mail: mailed, company: name, domain },
      });
    });
  }

  /**
   * Verifies an address, which then asks the operator, or approves a company, depending on the link. Throws
   * `LINK_INVALID`, and `SIGN_UP_CLOSED` if sign-up was closed in the meantime.
   */
  async approve(context: string, trace: Trace): Promise<'address' | 'company'> {
    const { mode, operatorEmail } = this.#parts;
    if (!this.isOpen) throw new ApiFailure('SIGN_UP_CLOSED');
    return changeAsSystem(this.#parts, async (tx, { time, record }) => {
      const link = await useLink(tx, ['verify-email', 'approve-sign-up'], context, time);
      if (link === undefined) throw new ApiFailure('LINK_INVALID');
      const asked = askedOf(link);
      const isOfOperator = link.purpose === 'approve-sign-up';
      const mailed =
        isOfOperator || mode === 'open' || operatorEmail === undefined
          ? await this.#mailFinish(tx, asked, 'sign-up-approved')
          : await this.#mailOperator(tx, asked, operatorEmail);
      const { company, domain, email } = asked;
      recordStep(record, trace, {
        email: link.email,
        tenant: null,
        details: { mail: mailed, company, domain, for: email },
      });
      return isOfOperator ? 'company' : 'address';
    });
  }

  /** Returns what a link is for, for the page that finishes it. Throws `LINK_INVALID`. */
  async describe(kind: FinishKind, { email, ctx }: { email: string; ctx: string }): Promise<FinishInfo> {
    const { control, clock } = this.#parts;
    return control.asSystem(async (tx) => {
      const { asked, tenant } = await this.#read(tx, kind, email, ctx, clock());
      const company = tenant === null ? undefined : await findTenant(tx, tenant);
      return {
        api_response: 'success',
        first_name: asked.fname,
        last_name: asked.lname,
        resource_uri: FIRST_PAGE,
        tenant_name: company?.name ?? asked.company,
        admin_email: asked.email,
      };
    });
  }

  /**
   * Creates the company and its sysadmin, or an end user of the inviting company, and signs them in. Throws
   * `LINK_INVALID`, also if someone else was first with the domain, and errors of passwords and sign-in.
   */
  async finish(
    kind: FinishKind,
    given: {
      signup_context: string;
      admin_email: string;
      admin_password: string;
      resource_uri?: string | undefined;
      company_name?: string | undefined;
    },
    exchange: Exchange,
    trace: Trace,
  ): Promise<EnteredBy> {
    const { control, clock, rules, beginSession } = this.#parts;
    const { signup_context: ctx, admin_email: email } = given;
    const { asked, tenant: inviting } = await control.asSystem((tx) =>
      this.#read(tx, kind, email, ctx, clock()),
    );
    const tenant = inviting ?? crypto.randomUUID();
    const checked = await rules.check({ tenant, email: asked.email }, given.admin_password);
    const user = crypto.randomUUID();
    const open = await changeAsSystem(this.#parts, async (tx, { time, record }) => {
      if ((await useLink(tx, kind, ctx, time)) === undefined) throw new ApiFailure('LINK_INVALID');
      const company = given.company_name ?? asked.company;
      if (inviting === null) await this.#addCompany(tx, { id: tenant, name: company, domain: asked.domain });
      else if (!(await invitesItsPeople(tx, inviting))) throw new ApiFailure('LINK_INVALID');
      await addUser(tx, {
        id: user,
        tenant_id: tenant,
        email: asked.email,
        name: `${asked.fname} ${asked.lname}`,
        is_admin: inviting === null,
        password_hash: checked.hash,
        source: 'signup',
        created_on: clock(),
      }).catch((error: unknown) => {
        throw isDuplicate(error) ? new ApiFailure('LINK_INVALID', undefined, { cause: error }) : error;
      });
      const open = await beginSession(
        tx,
        exchange,
        { id: user, tenant_id: tenant, email: asked.email },
        { method: 'link', redirect: given.resource_uri },
      );
      recordStep(record, trace, {
        email: asked.email,
        tenant,
        user,
        details: inviting === null ? { company, domain: asked.domain, app: asked.app } : { invited: true },
      });
      return open;
    });
    return open();
  }

  async #addCompany(
    tx: SystemTx,
    { id, name, domain }: { id: string; name: string; domain: string },
  ): Promise<void> {
    await holdDomain(tx, domain);
    if ((await findCompaniesOf(tx, domain)).length > 0) throw new ApiFailure('LINK_INVALID');
    await addTenant(tx, { id, name, primary_domain: domain, created_on: this.#parts.clock() });
  }

  async #read(
    tx: SystemTx,
    kind: FinishKind,
    email: string,
    ctx: string,
    now: number,
  ): Promise<{ asked: Asked; tenant: string | null }> {
    const link = await readLink(tx, kind, ctx, now);
    if (link === undefined || link.email !== emailOf(email)) throw new ApiFailure('LINK_INVALID');
    return { asked: askedOf(link), tenant: link.tenant };
  }

  async #mailFinish(tx: SystemTx, asked: Asked, template?: 'sign-up-approved'): Promise<string> {
    const { queueMail, apps } = this.#parts;
    const app = apps.find(({ id }) => id === asked.app);
    const kind = app === undefined ? 'finish-sign-up' : 'connector-finish-sign-up';
    const link = finishPage(kind, asked.email, await this.#link(tx, kind, asked, asked.email));
    const to = { to: asked.email, language: asked.lang, tenant: null };
    const values = { link, days: LINK_DAYS };
    if (template !== undefined) {
      const more = { name: `${asked.fname} ${asked.lname}`, company: asked.company };
      await queueMail(tx, { ...to, template, values: { ...values, ...more } });
      return template;
    }
    if (app === undefined) await queueMail(tx, { ...to, template: 'finish-sign-up', values });
    else
      await queueMail(tx, {
        ...to,
        template: 'connector-finish-sign-up',
        values: { ...values, app: app.name },
      });
    return kind;
  }

  async #mailVerification(tx: SystemTx, asked: Asked): Promise<string> {
    const ctx = await this.#link(tx, 'verify-email', asked, asked.email);
    await this.#parts.queueMail(tx, {
      template: 'verify-email',
      to: asked.email,
      language: asked.lang,
      tenant: null,
      values: { link: approvalPage(ctx), days: LINK_DAYS },
    });
    return 'verify-email';
  }

  async #mailOperator(tx: SystemTx, asked: Asked, operator: string): Promise<string> {
    const ctx = await this.#link(tx, 'approve-sign-up', asked, operator);
    const { fname, lname, email, company, domain } = asked;
    await this.#parts.queueMail(tx, {
      template: 'approve-sign-up',
      to: operator,
      language: DEFAULT_LANGUAGE,
      tenant: null,
      values: {
        name: `${fname} ${lname}`,
        email,
        company,
        domain,
        link: approvalPage(ctx),
        days: LINK_DAYS,
      },
    });
    return 'approve-sign-up';
  }

  async #mailInvitation(tx: SystemTx, asked: Asked, tenant: string): Promise<string> {
    const ctx = await this.#link(tx, 'finish-sign-up', asked, asked.email, tenant);
    await this.#parts.queueMail(tx, {
      template: 'auto-invite',
      to: asked.email,
      language: asked.lang,
      tenant,
      values: { link: finishPage('finish-sign-up', asked.email, ctx), days: LINK_DAYS },
    });
    return 'auto-invite';
  }

  async #mailKnown(tx: SystemTx, asked: Asked): Promise<string> {
    await this.#parts.queueMail(tx, {
      template: 'sign-up-known',
      to: asked.email,
      language: asked.lang,
      tenant: null,
      values: { link: '/' },
    });
    return 'sign-up-known';
  }

  #link(
    tx: SystemTx,
    purpose: LinkPurpose,
    asked: Asked,
    email: string,
    tenant: string | null = null,
  ): Promise<string> {
    const now = this.#parts.clock();
    return makeLink(tx, {
      purpose,
      tenant,
      email,
      data: asked,
      createdOn: now,
      expiresOn: now + LINK_DAYS * DAY_MS,
    });
  }
}

function recordStep(
  record: SystemChangeContext['record'],
  trace: Trace,
  {
    email,
    tenant,
    user = '',
    details,
  }: { email: string; tenant: string | null; user?: string; details: Record<string, unknown> },
): void {
  const object = tenant === null ? {} : { object: user === '' ? tenant : user };
  record({ ...object, details }, visitorAuthor({ tenant, user, email }, trace));
}

/** Checks the email alone: it belongs to the domain, and the domain is a company's. */
function assertOfCompany({ email, domain }: Asked): void {
  if (isSupportAccount(email)) throw unusable('email', 'problem.sign_up_address');
  if (isPublicMailDomain(domain)) throw unusable('email', 'problem.public_address');
  if (domainOfEmail(email) !== domain) throw unusable('domain', 'problem.other_domain');
}

async function invitesItsPeople(tx: SystemTx, tenant: string): Promise<boolean> {
  return (await findTenantSettings(tx, tenant)).value('security', 'auto_invite');
}

function finishPage(kind: FinishKind, email: string, ctx: string): string {
  const page = kind === 'finish-sign-up' ? 'finishsignup' : 'connectorfinishsignup';
  return `/#/${page}?${new URLSearchParams({ e: email, c: ctx })}`;
}

function approvalPage(ctx: string): string {
  return `/#/emailapproval?${new URLSearchParams({ ctx })}`;
}

function askedOf({ data }: Link): Asked {
  const text = (name: string): string => String(data[name] ?? '');
  const lang = text('lang');
  return {
    company: text('company'),
    email: text('email'),
    fname: text('fname'),
    lname: text('lname'),
    domain: text('domain'),
    app: text('app'),
    lang: isLanguage(lang) ? lang : DEFAULT_LANGUAGE,
  };
}

/** Hashed, so that counters don't reveal addresses. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

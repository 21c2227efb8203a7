import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Exchange } from '../http/exchange.ts';
import { needsSecureCookies } from '../http/origin.ts';
import type { AccountKey } from './lockout.ts';

const COOKIE = 'casbah_known';
const DAYS = 180;
/** Maximum accounts remembered per browser; the oldest is dropped. */
const MOST_ACCOUNTS = 8;
const MARK_LENGTH = 22;

/**
 * Browsers in which a person has signed in before. Failures elsewhere neither lock nor slow them, so guessing
 * can't lock people out. Grants no access, and applies to one account of one company.
 */
export class KnownBrowsers {
  readonly #secret: string;
  constructor(secret: string) {
    this.#secret = secret;
  }

  isKnown(request: FastifyRequest, account: AccountKey): boolean {
    const right = Buffer.from(this.#markOf(account));
    return marksIn(request).some((mark) => timingSafeEqual(Buffer.from(mark), right));
  }

  remember({ request, reply }: Exchange, account: AccountKey): void {
    const own = this.#markOf(account);
    const marks = [own, ...marksIn(request).filter((mark) => mark !== own)].slice(0, MOST_ACCOUNTS);
    reply.setCookie(COOKIE, marks.join('.'), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: needsSecureCookies(request),
      maxAge: DAYS * 86_400,
    });
  }

  #markOf({ tenant, user }: AccountKey): string {
    const mark = createHmac('sha256', this.#secret).update(`known browser of ${tenant} ${user}`);
    return mark.digest('base64url').slice(0, MARK_LENGTH);
  }
}

const MARK = new RegExp(`^[\\w-]{${MARK_LENGTH}}$`);

function marksIn(request: FastifyRequest): string[] {
  const marks = (request.cookies[COOKIE] ?? '').split('.');
  return marks.filter((mark) => MARK.test(mark)).slice(0, MOST_ACCOUNTS);
}

import { isEmail } from '@casbah/domain/email';
import { safeAddress } from '../../../request/safe-url.ts';
import { type HashAddress, printable } from '../hash-address.ts';

/** Represents a space in a company name, and separates the suffix of a relay URL. */
const SPACE = /__BC__/g;
const BEFORE_ELN = '__eln__';

/** URL parameters of the sign-in page. */
export interface SignInAddress {
  /** The requested target: safe to follow; the server checks whether it is allowed. */
  redirect: string | undefined;
  email: string | undefined;
  /** Numeric code of the error that redirected here. */
  error: number | undefined;
  /** Partner sign-in only. */
  isPartner: boolean;
  /** The partner's code, if known. */
  partner: string | undefined;
  /** Sign-in methods that aren't offered. */
  hides: { password: boolean; saml: boolean; oidc: boolean; partner: boolean };
  /** OpenID Connect is the only method. */
  forcesOidc: boolean;
  /** Name of the company to sign in to. */
  company: string | undefined;
  relay: { url: string; eln: string | undefined } | undefined;
  endpointAgent: string | undefined;
}

export function readSignInAddress(
  address: HashAddress,
  { segment, cookie }: { segment?: string | undefined; cookie: (name: string) => string | undefined },
): SignInAddress {
  const email = address.text('email', 320);
  const partner =
    (segment === undefined ? undefined : printable(segment, 128)) ?? address.text('partner', 128);
  const code = Number(address.value('error') ?? Number.NaN);
  return {
    redirect: withinLimit(safeAddress(address.value('redirect'))),
    // The value becomes part of other URLs, so it must be a valid email.
    email: email !== undefined && isEmail(email) ? email : undefined,
    error: Number.isInteger(code) ? code : undefined,
    isPartner: segment !== undefined || partner !== undefined || address.flag('is_partner') === true,
    partner,
    hides: {
      password: address.flag('show_unpw_login') === false,
      saml: address.flag('show_sso_login') === false,
      oidc: address.flag('show_oidc_login') === false,
      partner: address.flag('show_partner_login') === false,
    },
    forcesOidc: address.flag('force_oidc_login') === true,
    company: companyIn(address.value('tenant_name')),
    relay: relayIn(address.value('casbah_relay')),
    endpointAgent: agentIn(address.value('epagentid') ?? cookie('casbah_epagentid') ?? cookie('epagentid')),
  };
}

/** Maximum length of a redirect URL that the server accepts. */
const MOST_ADDRESS = 2048;
const withinLimit = (url: string | undefined) =>
  url !== undefined && url.length <= MOST_ADDRESS ? url : undefined;

function companyIn(value: string | undefined): string | undefined {
  return value === undefined ? undefined : printable(value.replace(SPACE, ' '), 128);
}

/** `https://relay.example/start__eln__4711`: the redirect target, and after the token the ELN. */
function relayIn(value: string | undefined): SignInAddress['relay'] {
  if (value === undefined) return undefined;
  const at = value.indexOf(BEFORE_ELN);
  const url = withinLimit(safeAddress(at < 0 ? value : value.slice(0, at)));
  if (url === undefined) return undefined;
  return { url, eln: at < 0 ? undefined : printable(value.slice(at + BEFORE_ELN.length), 512) };
}

function agentIn(value: string | undefined): string | undefined {
  return value !== undefined && /^[\w.:{}-]{1,128}$/.test(value) ? value : undefined;
}

import type { ControlStore } from '@casbah/stores/control/control-store';
import type { FastifyInstance } from 'fastify';
import { makeOutgoing, type OutgoingLimits } from './http/outgoing.ts';
import type { Seal } from './seal.ts';
import { DEFAULT_APP, type Entrance } from './session/enter.ts';
import { ownPath } from './session/redirect.ts';
import { OpenIdConnect } from './sso/oidc.ts';
import { ssoRoutes } from './sso/routes.ts';
import { SsoService } from './sso/service.ts';
import { SignIn } from './sso/sign-in.ts';
import { SigningKeys } from './sso/signing-keys.ts';

export interface SsoComposeParts {
  control: ControlStore;
  clock: () => number;
  seal: Seal;
  entrance: Entrance;
  /** Where people find Casbah, where the operator says so. */
  publicUrl: string | undefined;
  outgoing: OutgoingLimits;
}

/** Single sign-on: its calls and pages, and what is to be cleared away now and then. */
export interface SsoArea {
  routes(app: FastifyInstance): void;
  tidy(): Promise<void>;
}

export function composeSso(parts: SsoComposeParts): SsoArea {
  const { control, clock, seal, entrance, publicUrl } = parts;
  const outgoing = makeOutgoing(parts.outgoing);
  const oidc = new OpenIdConnect({ outgoing, clock });
  const keys = new SigningKeys({ control, seal, clock });
  const signIn = new SignIn({ control, clock, seal, keys, oidc, entrance });
  const service = new SsoService({ control, clock, seal, outgoing, oidc });
  const placeFor = (wanted: string | undefined): string => ownPath(wanted) ?? DEFAULT_APP;
  return {
    routes: (app) => ssoRoutes(app, { control, service, signIn, publicUrl, placeFor }),
    tidy: () => signIn.tidy(),
  };
}

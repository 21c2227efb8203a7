import type { ControlStore } from '@casbah/stores/control/control-store';
import { removeEndedLinks } from '@casbah/stores/control/links/one-time-links';
import { removeOldCounts } from '@casbah/stores/control/mail/hourly-counts';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import type { FastifyInstance } from 'fastify';
import { Afterwards } from './http/afterwards.ts';
import { ApiFailure } from './http/failure.ts';
import { passwordRoutes } from './password/routes.ts';
import { PasswordService } from './password/service.ts';
import { forcedSignOn } from './session/forced-sign-on.ts';
import { assertMayProve, failureOfProof, forgive } from './session/lockout.ts';
import type { SessionArea } from './session-compose.ts';
import type { Settings } from './settings.ts';
import { signUpApps } from './signup/apps.ts';
import { signUpRoutes } from './signup/routes.ts';
import { SignUpService } from './signup/service.ts';

export interface LinksComposeParts {
  control: ControlStore;
  clock: () => number;
  session: Pick<SessionArea, 'entrance' | 'newPasswords' | 'knownBrowsers'>;
  queueMail: QueueMail;
  signUp: Settings['signUp'];
  onFault: (what: string, error: unknown) => void;
  /** When what a request only causes begins; once it is answered unless said. */
  answered?: () => Promise<void>;
}

/** What people do by a mailed link: passwords and sign-up. */
export interface LinksArea {
  routes(app: FastifyInstance): void;
  tidy(): Promise<void>;
  /** Resolves when everything is done that requests asked for so far. */
  settled(): Promise<void>;
}

export function composeLinks(parts: LinksComposeParts): LinksArea {
  const { control, clock, session, queueMail, onFault } = parts;
  const afterwards = new Afterwards(onFault, parts.answered);
  const password = new PasswordService({
    control,
    clock,
    queueMail,
    afterwards,
    rules: session.newPasswords,
    lockout: { assertMayProve, failureOfProof, forgive },
    // Who may have none comes in by a provider: a link would be a second way in that the provider knows nothing of.
    signsInElsewhere: async (tx, account) =>
      !account.is_db_login_allowed || !(await forcedSignOn.mayUsePassword(tx, account)),
  });
  const apps = signUpApps([]);
  const signUp = new SignUpService({
    control,
    clock,
    queueMail,
    afterwards,
    apps,
    ...parts.signUp,
    rules: session.newPasswords,
    async beginSession(tx, exchange, known, entry) {
      const { entrance } = session;
      const admitted = await entrance.admit(tx, known, exchange.request.ip);
      if (admitted instanceof ApiFailure) throw admitted;
      const begun = await entrance.begin(tx, exchange, admitted, entry);
      return () => entrance.open(exchange, begun);
    },
  });
  return {
    routes(app) {
      passwordRoutes(app, { service: password, knownBrowsers: session.knownBrowsers });
      signUpRoutes(app, { service: signUp, apps });
    },
    async tidy() {
      await control.asSystem(async (tx) => {
        await removeEndedLinks(tx, clock());
        await removeOldCounts(tx, clock());
      });
    },
    settled: () => afterwards.settled(),
  };
}

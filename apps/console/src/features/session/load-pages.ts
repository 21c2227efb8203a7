import { sessionCategoryWords, sessionOverlayWords } from '@casbah/messages/session/start-words';
import { agentsSignedOutWords } from '@casbah/messages/signed-out/agents';
import { blockedSignedOutGatewayWords, blockedSignedOutWords } from '@casbah/messages/signed-out/blocked';
import { mfaSignedOutWords } from '@casbah/messages/signed-out/mfa';
import { passwordSignedOutWords } from '@casbah/messages/signed-out/password';
import { sessionSignedOutNoticesWords } from '@casbah/messages/signed-out/session';
import { signupSignedOutWords } from '@casbah/messages/signed-out/signup';
import { inputWords, overlayWords } from '@casbah/messages/widgets';
import { type ComponentType, lazy } from 'react';
import { withWords } from '../../words/words.ts';
import { HashAddress } from './hash-address.ts';
import type { PageProps } from './page-props.ts';
import { type PageName, routeAt } from './session-routes.ts';

type Page = ComponentType<PageProps>;

/** A page that loads once and is then reused. */
interface LatePage {
  load: () => Promise<Page>;
  Page: Page;
}

/** Each page is a separate chunk with its own messages. */
function later(load: () => Promise<Page>): LatePage {
  let loading: Promise<Page> | undefined;
  const once = () => {
    loading ??= load();
    return loading;
  };
  return { load: once, Page: lazy(async () => ({ default: await once() })) };
}

/** Shown once per installation. */
export const SETUP_PAGE = later(
  withWords([inputWords], () => import('./SetupPage.tsx').then(({ SetupPage }) => SetupPage)),
);

export const PAGES: Readonly<Record<PageName, LatePage>> = {
  // Its messages are loaded from the start.
  signIn: later(() => import('./sign-in/SignInPage.tsx').then(({ SignInPage }) => SignInPage)),
  signUp: later(
    withWords([signupSignedOutWords, inputWords], () =>
      import('./sign-up/SignUpPage.tsx').then(({ SignUpPage }) => SignUpPage),
    ),
  ),
  finishSignUp: later(
    withWords([signupSignedOutWords, inputWords], () =>
      import('./sign-up/FinishSignUpPage.tsx').then(({ FinishSignUpPage }) => FinishSignUpPage),
    ),
  ),
  connectorFinishSignUp: later(
    withWords([signupSignedOutWords, inputWords], () =>
      import('./sign-up/FinishSignUpPage.tsx').then(
        ({ ConnectorFinishSignUpPage }) => ConnectorFinishSignUpPage,
      ),
    ),
  ),
  signUpAck: later(
    withWords([signupSignedOutWords, overlayWords, sessionOverlayWords], () =>
      import('./sign-up/SignUpAckPage.tsx').then(({ SignUpAckPage }) => SignUpAckPage),
    ),
  ),
  emailApproval: later(
    withWords([signupSignedOutWords], () =>
      import('./sign-up/EmailApprovalPage.tsx').then(({ EmailApprovalPage }) => EmailApprovalPage),
    ),
  ),
  autoInvite: later(
    withWords([sessionSignedOutNoticesWords], () =>
      import('./notice/AutoInvitePage.tsx').then(({ AutoInvitePage }) => AutoInvitePage),
    ),
  ),
  forgotPassword: later(
    withWords([passwordSignedOutWords], () =>
      import('./password/ForgotPasswordPage.tsx').then(({ ForgotPasswordPage }) => ForgotPasswordPage),
    ),
  ),
  resetPassword: later(
    withWords([passwordSignedOutWords, inputWords], () =>
      import('./password/ResetPasswordPage.tsx').then(({ ResetPasswordPage }) => ResetPasswordPage),
    ),
  ),
  secondFactor: later(
    withWords([mfaSignedOutWords], () =>
      import('./mfa/SecondFactorPage.tsx').then(({ SecondFactorPage }) => SecondFactorPage),
    ),
  ),
  blocked: later(
    withWords([blockedSignedOutWords, blockedSignedOutGatewayWords, inputWords], () =>
      import('./block/BlockedPage.tsx').then(({ BlockedPage }) => BlockedPage),
    ),
  ),
  suggestedApps: later(
    withWords([blockedSignedOutWords, sessionCategoryWords, sessionOverlayWords], () =>
      import('./block/SuggestedAppsPage.tsx').then(({ SuggestedAppsPage }) => SuggestedAppsPage),
    ),
  ),
  ssoError: later(
    withWords([sessionSignedOutNoticesWords], () =>
      import('./notice/SsoErrorPage.tsx').then(({ SsoErrorPage }) => SsoErrorPage),
    ),
  ),
  gatewayError: later(
    withWords([blockedSignedOutGatewayWords], () =>
      import('./block/GatewayErrorPage.tsx').then(({ GatewayErrorPage }) => GatewayErrorPage),
    ),
  ),
  permission: later(
    withWords([sessionSignedOutNoticesWords], () =>
      import('./notice/PermissionPage.tsx').then(({ PermissionPage }) => PermissionPage),
    ),
  ),
  linkExpired: later(
    withWords([sessionSignedOutNoticesWords], () =>
      import('./notice/LinkExpiredPage.tsx').then(({ LinkExpiredPage }) => LinkExpiredPage),
    ),
  ),
  support: later(
    withWords([sessionSignedOutNoticesWords], () =>
      import('./notice/SupportPage.tsx').then(({ SupportPage }) => SupportPage),
    ),
  ),
  debug: later(
    withWords([sessionSignedOutNoticesWords, inputWords], () =>
      import('./notice/DebugPage.tsx').then(({ DebugPage }) => DebugPage),
    ),
  ),
  operator: later(
    withWords([sessionSignedOutNoticesWords], () =>
      import('./notice/OperatorPage.tsx').then(({ OperatorPage }) => OperatorPage),
    ),
  ),
  guestDevice: later(
    withWords([agentsSignedOutWords], () =>
      import('./device/GuestDevicePage.tsx').then(({ GuestDevicePage }) => GuestDevicePage),
    ),
  ),
  devicePending: later(
    withWords([agentsSignedOutWords], () =>
      import('./device/DevicePendingPage.tsx').then(({ DevicePendingPage }) => DevicePendingPage),
    ),
  ),
  deviceBlocked: later(
    withWords([agentsSignedOutWords], () =>
      import('./device/DeviceBlockedPage.tsx').then(({ DeviceBlockedPage }) => DeviceBlockedPage),
    ),
  ),
  connectorStatus: later(
    withWords([agentsSignedOutWords], () =>
      import('./device/ConnectorStatusPage.tsx').then(({ ConnectorStatusPage }) => ConnectorStatusPage),
    ),
  ),
  installed: later(
    withWords([agentsSignedOutWords], () =>
      import('./device/InstalledPage.tsx').then(({ InstalledPage }) => InstalledPage),
    ),
  ),
  extension: later(
    withWords([agentsSignedOutWords], () =>
      import('./device/ExtensionPage.tsx').then(({ ExtensionPage }) => ExtensionPage),
    ),
  ),
};

/**
 * Loads the current URL's page while the session is being checked. Its messages are added to those loaded at start,
 * which take precedence; the sign-in page has none. Failures show when the page is rendered.
 */
export async function loadFirstPage(
  where: { hash: string; search: string },
  firstWords: Promise<void>,
): Promise<void> {
  const page = routeAt(new HashAddress(where).path)?.route.page ?? 'signIn';
  if (page !== 'signIn') await firstWords;
  await PAGES[page].load().catch(() => undefined);
}

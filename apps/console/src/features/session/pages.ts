import { inputWords, overlayWords } from '@casbah/messages/parts';
import {
  sessionBlockWords,
  sessionCategoryWords,
  sessionDeviceWords,
  sessionGatewayWords,
  sessionNoticeWords,
  sessionOverlayWords,
  sessionPasswordWords,
  sessionSecondFactorWords,
  sessionSignUpWords,
} from '@casbah/messages/session-parts';
import { type ComponentType, lazy } from 'react';
import { withWords } from '../../words/words.ts';
import { HashAddress } from './hash-address.ts';
import type { PageProps } from './page-props.ts';
import { type PageName, routeAt } from './session-routes.ts';

type Page = ComponentType<PageProps>;

/** A page that is loaded once, whoever asks first. */
interface LatePage {
  load: () => Promise<Page>;
  Page: Page;
}

/** Each page is a chunk of its own, and brings the words that it says. */
function later(load: () => Promise<Page>): LatePage {
  let loading: Promise<Page> | undefined;
  const once = () => {
    loading ??= load();
    return loading;
  };
  return { load: once, Page: lazy(async () => ({ default: await once() })) };
}

/** Once in a company's life. */
export const SETUP_PAGE = later(
  withWords([inputWords], () => import('./SetupPage.tsx').then(({ SetupPage }) => SetupPage)),
);

export const PAGES: Readonly<Record<PageName, LatePage>> = {
  // Its words are those that are there from the start.
  signIn: later(() => import('./sign-in/SignInPage.tsx').then(({ SignInPage }) => SignInPage)),
  signUp: later(
    withWords([sessionSignUpWords, inputWords], () =>
      import('./sign-up/SignUpPage.tsx').then(({ SignUpPage }) => SignUpPage),
    ),
  ),
  finishSignUp: later(
    withWords([sessionSignUpWords, inputWords], () =>
      import('./sign-up/FinishSignUpPage.tsx').then(({ FinishSignUpPage }) => FinishSignUpPage),
    ),
  ),
  connectorFinishSignUp: later(
    withWords([sessionSignUpWords, inputWords], () =>
      import('./sign-up/FinishSignUpPage.tsx').then(
        ({ ConnectorFinishSignUpPage }) => ConnectorFinishSignUpPage,
      ),
    ),
  ),
  signUpAck: later(
    withWords([sessionSignUpWords, overlayWords, sessionOverlayWords], () =>
      import('./sign-up/SignUpAckPage.tsx').then(({ SignUpAckPage }) => SignUpAckPage),
    ),
  ),
  emailApproval: later(
    withWords([sessionSignUpWords], () =>
      import('./sign-up/EmailApprovalPage.tsx').then(({ EmailApprovalPage }) => EmailApprovalPage),
    ),
  ),
  autoInvite: later(
    withWords([sessionNoticeWords], () =>
      import('./notice/AutoInvitePage.tsx').then(({ AutoInvitePage }) => AutoInvitePage),
    ),
  ),
  forgotPassword: later(
    withWords([sessionPasswordWords], () =>
      import('./password/ForgotPasswordPage.tsx').then(({ ForgotPasswordPage }) => ForgotPasswordPage),
    ),
  ),
  resetPassword: later(
    withWords([sessionPasswordWords, inputWords], () =>
      import('./password/ResetPasswordPage.tsx').then(({ ResetPasswordPage }) => ResetPasswordPage),
    ),
  ),
  secondFactor: later(
    withWords([sessionSecondFactorWords], () =>
      import('./mfa/SecondFactorPage.tsx').then(({ SecondFactorPage }) => SecondFactorPage),
    ),
  ),
  blocked: later(
    withWords([sessionBlockWords, sessionGatewayWords, inputWords], () =>
      import('./block/BlockedPage.tsx').then(({ BlockedPage }) => BlockedPage),
    ),
  ),
  suggestedApps: later(
    withWords([sessionBlockWords, sessionCategoryWords, sessionOverlayWords], () =>
      import('./block/SuggestedAppsPage.tsx').then(({ SuggestedAppsPage }) => SuggestedAppsPage),
    ),
  ),
  ssoError: later(
    withWords([sessionNoticeWords], () =>
      import('./notice/SsoErrorPage.tsx').then(({ SsoErrorPage }) => SsoErrorPage),
    ),
  ),
  gatewayError: later(
    withWords([sessionGatewayWords], () =>
      import('./block/GatewayErrorPage.tsx').then(({ GatewayErrorPage }) => GatewayErrorPage),
    ),
  ),
  permission: later(
    withWords([sessionNoticeWords], () =>
      import('./notice/PermissionPage.tsx').then(({ PermissionPage }) => PermissionPage),
    ),
  ),
  linkExpired: later(
    withWords([sessionNoticeWords], () =>
      import('./notice/LinkExpiredPage.tsx').then(({ LinkExpiredPage }) => LinkExpiredPage),
    ),
  ),
  support: later(
    withWords([sessionNoticeWords], () =>
      import('./notice/SupportPage.tsx').then(({ SupportPage }) => SupportPage),
    ),
  ),
  debug: later(
    withWords([sessionNoticeWords, inputWords], () =>
      import('./notice/DebugPage.tsx').then(({ DebugPage }) => DebugPage),
    ),
  ),
  operator: later(
    withWords([sessionNoticeWords], () =>
      import('./notice/OperatorPage.tsx').then(({ OperatorPage }) => OperatorPage),
    ),
  ),
  guestDevice: later(
    withWords([sessionDeviceWords], () =>
      import('./device/GuestDevicePage.tsx').then(({ GuestDevicePage }) => GuestDevicePage),
    ),
  ),
  devicePending: later(
    withWords([sessionDeviceWords], () =>
      import('./device/DevicePendingPage.tsx').then(({ DevicePendingPage }) => DevicePendingPage),
    ),
  ),
  deviceBlocked: later(
    withWords([sessionDeviceWords], () =>
      import('./device/DeviceBlockedPage.tsx').then(({ DeviceBlockedPage }) => DeviceBlockedPage),
    ),
  ),
  connectorStatus: later(
    withWords([sessionDeviceWords], () =>
      import('./device/ConnectorStatusPage.tsx').then(({ ConnectorStatusPage }) => ConnectorStatusPage),
    ),
  ),
  installed: later(
    withWords([sessionDeviceWords], () =>
      import('./device/InstalledPage.tsx').then(({ InstalledPage }) => InstalledPage),
    ),
  ),
  extension: later(
    withWords([sessionDeviceWords], () =>
      import('./device/ExtensionPage.tsx').then(({ ExtensionPage }) => ExtensionPage),
    ),
  ),
};

/**
 * Loads the page of where one is while it is still asked who is there. Its own words join those that are there from the start,
 * which come first; the sign-in page has none. What does not arrive is told when it is to be shown.
 */
export async function loadFirstPage(
  where: { hash: string; search: string },
  firstWords: Promise<void>,
): Promise<void> {
  const page = routeAt(new HashAddress(where).path)?.route.page ?? 'signIn';
  if (page !== 'signIn') await firstWords;
  await PAGES[page].load().catch(() => undefined);
}

/** The audience of a page before sign-in. */
export type Audience =
  /** People who aren't signed in; others are redirected to the default app. */
  | 'visitors'
  /** Signed-in people; others are redirected to the start page. */
  | 'session'
  /** Sessions that wait for a second factor. The page checks that itself and signs out people who need none. */
  | 'second-factor'
  | 'everyone';

export type PageName =
  | 'signIn'
  | 'signUp'
  | 'finishSignUp'
  | 'connectorFinishSignUp'
  | 'signUpAck'
  | 'emailApproval'
  | 'autoInvite'
  | 'forgotPassword'
  | 'resetPassword'
  | 'secondFactor'
  | 'blocked'
  | 'suggestedApps'
  | 'ssoError'
  | 'gatewayError'
  | 'permission'
  | 'linkExpired'
  | 'support'
  | 'debug'
  | 'operator'
  | 'guestDevice'
  | 'devicePending'
  | 'deviceBlocked'
  | 'connectorStatus'
  | 'installed'
  | 'extension';

export interface SessionRoute {
  /** Path after the `#`; `{partner}` matches any one segment. */
  path: string;
  page: PageName;
  for: Audience;
}

/** Every page before sign-in. Other paths redirect to the start page. */
export const SESSION_ROUTES: readonly SessionRoute[] = [
  { path: '/', page: 'signIn', for: 'visitors' },
  { path: '/partner/{partner}', page: 'signIn', for: 'visitors' },
  { path: '/mfa', page: 'secondFactor', for: 'second-factor' },

  { path: '/forgotpassword', page: 'forgotPassword', for: 'visitors' },
  { path: '/resetpassword', page: 'resetPassword', for: 'visitors' },

  { path: '/signup', page: 'signUp', for: 'visitors' },
  { path: '/signup-ack', page: 'signUpAck', for: 'visitors' },
  { path: '/finishsignup', page: 'finishSignUp', for: 'visitors' },
  { path: '/connectorfinishsignup', page: 'connectorFinishSignUp', for: 'visitors' },
  { path: '/autoInvite', page: 'autoInvite', for: 'visitors' },
  // A person who approves companies may be signed in to their own.
  { path: '/emailapproval', page: 'emailApproval', for: 'everyone' },

  // Block pages show for signed-in people, too.
  { path: '/blocked', page: 'blocked', for: 'everyone' },
  { path: '/suggestedapps', page: 'suggestedApps', for: 'everyone' },
  { path: '/rperror', page: 'gatewayError', for: 'everyone' },
  { path: '/ssoerror', page: 'ssoError', for: 'visitors' },
  { path: '/permission', page: 'permission', for: 'visitors' },
  { path: '/linkexpire', page: 'linkExpired', for: 'visitors' },
  { path: '/support', page: 'support', for: 'visitors' },
  { path: '/debug', page: 'debug', for: 'visitors' },
  { path: '/operator', page: 'operator', for: 'everyone' },

  { path: '/deviceGuestClient', page: 'guestDevice', for: 'session' },
  { path: '/deviceClientPending', page: 'devicePending', for: 'session' },
  { path: '/deviceClientBlock', page: 'deviceBlocked', for: 'session' },
  { path: '/connectorstatus', page: 'connectorStatus', for: 'session' },
  { path: '/reachInstall', page: 'installed', for: 'everyone' },
  { path: '/authExtension', page: 'extension', for: 'everyone' },
  { path: '/authPlugin', page: 'extension', for: 'everyone' },
];

export interface RouteMatch {
  route: SessionRoute;
  /** The segment matched by `{…}` in the path. */
  segment: string | undefined;
}

/** Route of a path after `#`; `undefined` if there is none. */
export function routeAt(path: string): RouteMatch | undefined {
  // A trailing slash is the same page.
  const wanted = path.length > 1 ? path.replace(/\/$/, '') : path;
  for (const route of SESSION_ROUTES) {
    if (route.path === wanted) return { route, segment: undefined };
    const open = route.path.indexOf('{');
    if (open < 0 || !wanted.startsWith(route.path.slice(0, open))) continue;
    const segment = wanted.slice(open);
    if (segment !== '' && !segment.includes('/')) return { route, segment: decoded(segment) };
  }
  return undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Whether a page is shown to this visitor, or where to redirect instead. */
export function whereTo(audience: Audience, isSignedIn: boolean): 'here' | 'home' | 'default-app' {
  switch (audience) {
    case 'visitors':
      return isSignedIn ? 'default-app' : 'here';
    case 'session':
      return isSignedIn ? 'here' : 'home';
    case 'second-factor':
    case 'everyone':
      return 'here';
  }
}

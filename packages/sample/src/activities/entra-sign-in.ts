import { isoTime } from '@casbah/domain/iso-time';
import type { Actor, AppRecord } from './app-record.ts';
import { type Client, softwareOf } from './client.ts';
import { emailOf, uuidOf } from './ids.ts';

/** Applications people sign in to, by the IDs that Microsoft documents for its own. */
const SIGN_IN_APPS = {
  outlook: { name: 'One Outlook Web', id: '9199bf20-a13f-4107-85dc-02114787ef48' },
  sharepoint: { name: 'Office 365 SharePoint Online', id: '00000003-0000-0ff1-ce00-000000000000' },
  teams: { name: 'Microsoft Teams Web Client', id: '5e3ce6c0-2b1f-4285-8d4b-75ee78787346' },
  office: { name: 'OfficeHome', id: '4765445b-32c6-49b0-83e6-1d93765276ca' },
  azure: { name: 'Azure Portal', id: 'c44b4083-3bb0-49c1-b47d-974e53cbdf3c' },
  google: { name: 'Google Workspace', id: uuidOf('app google') },
  slack: { name: 'Slack', id: uuidOf('app slack') },
  github: { name: 'GitHub Enterprise Cloud', id: uuidOf('app github') },
} as const;
export type SignInApp = keyof typeof SIGN_IN_APPS;

/** Error codes of sign-ins with Microsoft's explanation of them. */
const SIGN_IN_ERRORS = {
  50126: 'Error validating credentials due to invalid username or password.',
  50053:
    "The account is locked, you've tried to sign in too many times with an incorrect user ID or password.",
  500121: 'Authentication failed during strong authentication request.',
} as const;

interface SignIn {
  time: number;
  actor: Actor;
  client: Client;
  app: SignInApp;
  error?: keyof typeof SIGN_IN_ERRORS;
  /** Someone at the keyboard, not a program that renews a token. */
  isInteractive?: boolean;
  /** Detections of Microsoft Entra ID Protection: `anonymizedIPAddress`. */
  risks?: readonly string[];
}

/** A sign-in in the shape of Microsoft Graph's `signIn` resource. */
export function signInRecord(signIn: SignIn): AppRecord {
  const { time, actor, client, app, error, isInteractive = true, risks = [] } = signIn;
  const email = emailOf(actor);
  const id = uuidOf(`entra/${time}/${email}/${app}`);
  const { city, state, country, latitude, longitude } = client.place;
  const isRisky = risks.length > 0;
  return {
    app: 'entra',
    id,
    time,
    record: {
      id,
      createdDateTime: `${isoTime(time).slice(0, 19)}Z`,
      userDisplayName: actor.name,
      userPrincipalName: email,
      userId: uuidOf(email),
      appId: SIGN_IN_APPS[app].id,
      appDisplayName: SIGN_IN_APPS[app].name,
      ipAddress: client.address,
      userAgent: client.userAgent,
      clientAppUsed: 'Browser',
      correlationId: uuidOf(`correlation/${id}`),
      conditionalAccessStatus: error === undefined ? 'success' : 'notApplied',
      isInteractive,
      authenticationRequirement: isInteractive ? 'multiFactorAuthentication' : 'singleFactorAuthentication',
      riskDetail: 'none',
      riskLevelAggregated: isRisky ? 'medium' : 'none',
      riskLevelDuringSignIn: isRisky ? 'medium' : 'none',
      riskState: isRisky ? 'atRisk' : 'none',
      riskEventTypes_v2: risks,
      resourceDisplayName: SIGN_IN_APPS[app].name,
      resourceId: SIGN_IN_APPS[app].id,
      status: {
        errorCode: error ?? 0,
        failureReason: error === undefined ? 'Other.' : SIGN_IN_ERRORS[error],
        additionalDetails:
          error === undefined && isInteractive ? 'MFA requirement satisfied by claim in the token' : null,
      },
      deviceDetail: {
        deviceId: client.device === undefined ? '' : uuidOf(client.device),
        displayName: client.device ?? '',
        ...softwareOf(client.userAgent),
        isCompliant: client.device !== undefined,
        isManaged: client.device !== undefined,
        trustType: client.device === undefined ? '' : 'Hybrid Azure AD joined',
      },
      location: {
        city,
        state,
        countryOrRegion: country,
        geoCoordinates: { altitude: null, latitude, longitude },
      },
    },
  };
}

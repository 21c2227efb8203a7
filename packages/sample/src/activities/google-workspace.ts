import { isoTime } from '@casbah/domain/iso-time';
import type { Actor, AppRecord } from './app-record.ts';
import type { Client } from './client.ts';
import { codeOf, emailOf, longNumberOf } from './ids.ts';

const CUSTOMER = codeOf('C0', 'atlas-foods', 7).toLowerCase().replace('c0', 'C0');

type Value = string | boolean | readonly string[];

interface GoogleAct {
  time: number;
  actor: Actor;
  client: Client;
  application: 'admin' | 'drive' | 'login';
  type: string;
  name: string;
  parameters: Readonly<Record<string, Value>>;
}

/** An activity in the shape of Google's Admin SDK Reports API. */
function activityRecord(act: GoogleAct): AppRecord {
  const { time, actor, client, application, type, name, parameters } = act;
  const email = emailOf(actor);
  const id = `-${longNumberOf(`google/${time}/${email}/${name}/${JSON.stringify(parameters)}`)}`;
  return {
    app: 'google',
    id,
    time,
    record: {
      kind: 'admin#reports#activity',
      id: { time: isoTime(time), uniqueQualifier: id, applicationName: application, customerId: CUSTOMER },
      actor: { callerType: 'USER', email, profileId: longNumberOf(`profile ${email}`) },
      ipAddress: client.address,
      events: [
        {
          type,
          name,
          parameters: Object.entries(parameters).map(([parameter, value]) => ({
            name: parameter,
            ...(typeof value === 'string'
              ? { value }
              : typeof value === 'boolean'
                ? { boolValue: value }
                : { multiValue: value }),
          })),
        },
      ],
    },
  };
}

type Who = Pick<GoogleAct, 'time' | 'actor' | 'client'>;

export interface DriveFile {
  title: string;
  owner: Actor;
  /** `document`, `spreadsheet`, `presentation`, `pdf`, `folder`, `jpeg`. */
  type: string;
  visibility:
    | 'private'
    | 'shared_internally'
    | 'shared_externally'
    | 'people_with_link'
    | 'public_on_the_web';
}

/** An access event of Drive, such as `view`, or a change of who may see a file. */
export function driveRecord(
  who: Who,
  name: string,
  file: DriveFile,
  parameters: Readonly<Record<string, Value>> = {},
): AppRecord {
  return activityRecord({
    ...who,
    application: 'drive',
    type: 'visibility_change' in parameters ? 'acl_change' : 'access',
    name,
    parameters: {
      primary_event: true,
      billable: true,
      owner_is_shared_drive: false,
      ...parameters,
      doc_id: driveIdOf(file),
      doc_type: file.type,
      doc_title: file.title,
      visibility: file.visibility,
      owner: emailOf(file.owner),
      actor_is_collaborator_account: false,
    },
  });
}

const driveIdOf = ({ owner, title }: DriveFile): string => codeOf('1', `${owner.account} ${title}`, 32);

export function googleSignIn(who: Who, isSuspicious = false): AppRecord {
  return activityRecord({
    ...who,
    application: 'login',
    type: 'login',
    name: 'login_success',
    parameters: { login_type: 'saml', login_challenge_method: ['none'], is_suspicious: isSuspicious },
  });
}

/** A change by an administrator, in the Admin console's words: `ADD_GROUP_MEMBER`. */
export function adminRecord(
  who: Who,
  type: string,
  name: string,
  parameters: Readonly<Record<string, Value>>,
): AppRecord {
  return activityRecord({ ...who, application: 'admin', type, name, parameters });
}

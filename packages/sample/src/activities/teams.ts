import type { Department } from '../company.ts';
import type { Actor, AppRecord } from './app-record.ts';
import type { Client } from './client.ts';
import { uuidOf } from './ids.ts';
import { auditRecord } from './microsoft365.ts';

interface TeamsAct {
  time: number;
  actor: Actor;
  client: Client;
}

/** A message in the channel of a department's team. */
export function channelMessage({ time, actor, client }: TeamsAct, department: Department): AppRecord {
  return auditRecord({
    time,
    actor,
    client,
    operation: 'MessageSent',
    recordType: 25,
    workload: 'MicrosoftTeams',
    object: department,
    details: {
      CommunicationType: 'Team',
      TeamName: department,
      TeamGuid: `19:${uuidOf(`team ${department}`).replaceAll('-', '')}@thread.tacv2`,
      ChannelName: 'General',
      ChannelGuid: `19:${uuidOf(`channel ${department}`).replaceAll('-', '')}@thread.tacv2`,
      MessageId: String(time),
      ItemName: department,
      ExtraProperties: [],
    },
  });
}

/** A person took part in a meeting. */
export function meetingJoined({ time, actor, client }: TeamsAct, department: Department): AppRecord {
  const meeting = uuidOf(`meeting ${department} ${Math.floor(time / 1_800_000)}`);
  return auditRecord({
    time,
    actor,
    client,
    operation: 'MeetingParticipantDetail',
    recordType: 25,
    workload: 'MicrosoftTeams',
    object: meeting,
    details: {
      CommunicationType: 'GroupCall',
      MeetingDetailId: meeting,
      ItemName: 'MeetingParticipantDetail',
      Attendees: [{ OrganizationId: uuidOf('atlas-foods'), RecipientType: 'User', Role: 1 }],
      ExtraProperties: [{ Key: 'UserAgent', Value: client.userAgent }],
    },
  });
}

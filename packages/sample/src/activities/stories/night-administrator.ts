import type { Actor } from '../app-record.ts';
import { homeClient } from '../client.ts';
import { directoryRecord } from '../entra-audit.ts';
import { signInRecord } from '../entra-sign-in.ts';
import { gitHubRecord, loginOf } from '../github.ts';
import { adminRecord } from '../google-workspace.ts';
import { emailOf } from '../ids.ts';
import { slackRecord } from '../slack.ts';
import type { Plot } from './story.ts';

const SERVICE: Actor = { account: 'svc.labelprint', name: 'Label printing' };

/** An administrator who prepares a second way in, in every app. */
export const nightAdministrator: Plot = {
  id: 'night-administrator',
  title: 'An administrator prepares a back door at night',
  told: 'At a quarter to three, an administrator signs in from home and makes a service account an administrator of Microsoft 365, Google Workspace, Slack and GitHub. Its second factor is removed, GitHub no longer requires one, and the whole Slack workspace is exported.',
  act(stage) {
    const person = stage.cast('IT', 'squid');
    const people = [person.account];
    const client = homeClient(person, '192.0.2.77');
    const day = stage.days - 9;
    const act = (hour: number) => ({ time: stage.at(day, hour), actor: person, client });
    const granted = [
      directoryRecord({
        ...act(1.75),
        operation: 'Add member to role.',
        target: SERVICE,
        changes: [
          { name: 'Role.ObjectID', after: '62e90394-69f5-4237-9190-012177145e10' },
          { name: 'Role.DisplayName', after: 'Global Administrator' },
          { name: 'Role.TemplateId', after: '62e90394-69f5-4237-9190-012177145e10' },
        ],
      }),
      adminRecord(act(1.9), 'DELEGATED_ADMIN_SETTINGS', 'ASSIGN_ROLE', {
        ROLE_NAME: '_SEED_ADMIN_ROLE',
        USER_EMAIL: emailOf(SERVICE),
      }),
      slackRecord({
        ...act(2.05),
        action: 'role_change_to_owner',
        entity: { type: 'user', user: SERVICE },
      }),
      gitHubRecord({
        ...act(2.2),
        action: 'org.update_member',
        details: { user: loginOf(SERVICE), permission: 'admin', old_permission: 'read' },
      }),
    ];
    return [
      { people, records: [signInRecord({ ...act(1.68), app: 'azure' })] },
      ...granted.map((record) => ({
        detects: 'privileged_role_granted' as const,
        people: [...people, SERVICE.account],
        records: [record],
      })),
      {
        detects: 'mfa_removed',
        people: [...people, SERVICE.account],
        records: [
          directoryRecord({
            ...act(1.8),
            operation: 'Disable Strong Authentication.',
            target: SERVICE,
            changes: [{ name: 'StrongAuthenticationRequirement', before: 'Enforced', after: '[]' }],
          }),
        ],
      },
      {
        detects: 'mfa_removed',
        people,
        records: [gitHubRecord({ ...act(2.3), action: 'org.disable_two_factor_requirement' })],
      },
      {
        detects: 'workspace_export',
        people,
        records: [
          slackRecord({ ...act(2.4), action: 'manual_export_started', entity: { type: 'workspace' } }),
          slackRecord({ ...act(2.7), action: 'manual_export_completed', entity: { type: 'workspace' } }),
          slackRecord({ ...act(2.8), action: 'manual_export_downloaded', entity: { type: 'workspace' } }),
        ],
      },
    ];
  },
};

import { officeClient } from '../client.ts';
import { directoryRecord } from '../entra-audit.ts';
import { slackRecord } from '../slack.ts';
import type { Plot } from './story.ts';

const APP = 'FileParcel Connect';
const SCOPES = ['Mail.ReadWrite', 'Files.ReadWrite.All', 'offline_access'] as const;

/** An app that spreads together with the service of `new-transfer-service`. */
export const transferApp: Plot = {
  id: 'transfer-app-consents',
  continues: 'new-transfer-service',
  title: 'An unknown app gets access to mailboxes and files',
  told: 'Nine of the people in Sales who use gofile.io consent to FileParcel Connect, an unverified app that reads and writes their mail and files. One of them installs it in Slack.',
  act(stage) {
    const sellers = stage.people
      .filter(({ department, joined }) => department === 'Sales' && joined === 0)
      .slice(0, 9);
    const consents = sellers.map((person, rank) =>
      directoryRecord({
        time: stage.atWork(stage.days - 5 + (rank % 5), 8.6 + rank * 0.7),
        actor: person,
        client: officeClient(person),
        operation: 'Consent to application.',
        target: APP,
        changes: [
          { name: 'ConsentContext.IsAdminConsent', after: 'False' },
          { name: 'ConsentContext.IsAppOnly', after: 'False' },
          { name: 'ConsentContext.OnBehalfOfAll', after: 'False' },
          {
            name: 'ConsentAction.Permissions',
            after: `[[Id: ${rank}, ConsentType: Principal, Scope: ${SCOPES.join(' ')}]]`,
          },
          { name: 'TargetId.ServicePrincipalNames', after: APP },
        ],
      }),
    );
    const [first] = sellers;
    if (first === undefined) return [];
    const installed = slackRecord({
      time: stage.atWork(stage.days - 4, 10.1),
      actor: first,
      client: officeClient(first),
      action: 'app_installed',
      entity: { type: 'app', name: APP, scopes: ['files:read', 'files:write', 'channels:history'] },
      details: { granted_bot_scopes: ['files:read', 'channels:history'], is_internal_integration: false },
    });
    return [
      ...consents.map((record, rank) => ({
        detects: 'risky_app_consent' as const,
        people: [sellers[rank]?.account ?? ''],
        records: [record],
      })),
      { detects: 'risky_app_consent', people: [first.account], records: [installed] },
    ];
  },
};

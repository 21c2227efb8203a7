import { readText } from '@casbah/discovery/read-text';
import type { Activity } from '@casbah/domain/activity';
import type { Event } from '@casbah/domain/event';
import type { Detection } from '@casbah/sample/activities/stories/story';
import { createSample } from '@casbah/sample/generate';
import { expect, test } from 'vitest';

const END = Date.UTC(2026, 10, 21);

const FORMATS = {
  microsoft365: 'microsoft-365',
  entra: 'entra-id-sign-ins',
  google: 'google-workspace',
  slack: 'slack-audit-logs',
  github: 'github-audit-log',
} as const;

/** Activities in which a detector finds each kind of finding. */
const SEEN_IN: Readonly<Record<Detection, readonly Activity[]>> = {
  anonymous_address_sign_in: ['sign_in'],
  anonymous_link_access: ['view'],
  brute_force_sign_in: ['sign_in'],
  bulk_mail_access: ['view'],
  external_sharing: ['share'],
  fraudulent_mail: ['send'],
  infeasible_travel: ['sign_in'],
  mail_forwarding_rule: ['create'],
  mass_clone: ['download'],
  mass_deletion: ['delete'],
  mass_download: ['download'],
  mass_rename: ['edit', 'rename'],
  mfa_removed: ['remove_mfa', 'disable'],
  new_mfa_method: ['edit', 'enroll_mfa'],
  night_activity: ['download'],
  password_spray: ['sign_in'],
  privileged_role_granted: ['grant_permission', 'change_role'],
  public_sharing: ['change_sharing', 'create_link'],
  repository_made_public: ['change_sharing'],
  risky_app_consent: ['authorize', 'install'],
  workspace_export: ['export', 'download'],
};

test("each line of the sample company's audit logs is an activity, and the stories are found in them", () => {
  const { appLogs, activityStories, people } = createSample({ end: END, pace: 0.05 });
  const byId = new Map<string | undefined, Event>();
  for (const { app, chunks } of appLogs) {
    const text = [...chunks()].join('');
    const { events, rejects } = readText(text, { timezone: 'UTC', now: END });
    expect(rejects).toEqual([]);
    expect(events).toHaveLength(text.split('\n').length - 1);
    expect(new Set(events.map(({ format }) => format))).toEqual(new Set([FORMATS[app]]));
    for (const { event } of events) byId.set(event.raw_id, event);
  }
  const incomplete = [...byId.values()].filter(
    ({ kind, user, src_ip, outcome }) =>
      kind !== 'activity' || user === undefined || src_ip === undefined || outcome === undefined,
  );
  expect(incomplete).toEqual([]);
  for (const { detects, records } of activityStories.flatMap(({ findings }) => findings)) {
    const events = records.map((id) => byId.get(id));
    expect(events).not.toContain(undefined);
    for (const event of events) expect(SEEN_IN[detects]).toContain(event?.activity);
  }
  const accounts = new Set(people.map(({ account }) => `${account}@atlasfoods.example`));
  const users = new Set([...byId.values()].map(({ user }) => user ?? ''));
  expect([...users].filter((user) => !accounts.has(user)).toSorted()).toEqual([
    'anonymous',
    'app@sharepoint',
  ]);
});

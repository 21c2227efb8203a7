import { describe, expect, test } from 'vitest';
import { read, TIME } from '../../formats/test-lines.ts';
import { activitiesOf } from '../test-records.ts';
import { OCSF_CLASSES } from './classes.ts';

const salma = { email_addr: 'Salma@atlas.example', name: 'salma', uid: 'u1', full_name: 'Salma Idrissi' };
const omar = { name: 'omar', uid: 'u2' };

function record(class_uid: number, activity_id: number, more: object = {}) {
  return {
    class_uid,
    activity_id,
    category_uid: Math.floor(class_uid / 1000),
    time: TIME,
    severity: 'Low',
    status_id: 1,
    metadata: { version: '1.4.0', uid: 'event-1', product: { name: 'Files' } },
    src_endpoint: { ip: '203.0.113.9', location: { country: 'MA', city: 'Rabat', coordinates: [-6.8, 34] } },
    actor: { user: salma, session: { uid: 's1' } },
    cloud: { account: { uid: '42' }, provider: 'Acme' },
    ...more,
  };
}

describe('classes', () => {
  test('a file of a hosting service', () => {
    const file = {
      name: 'payroll.xlsx',
      path: '/HR/payroll.xlsx',
      uid: 'f1',
      size: 4096,
      type: 'Regular File',
    };
    expect(activitiesOf(record(6006, 12, { file, activity_name: 'Share' }))).toMatchObject([
      {
        format: 'ocsf-activity',
        time: TIME,
        user: 'salma@atlas.example',
        activity: 'share',
        outcome: 'success',
        object_type: 'file',
        object: 'payroll.xlsx',
        object_id: 'f1',
        src_ip: '203.0.113.9',
        country: 'MA',
        city: 'Rabat',
        lat: 34,
        lon: -6.8,
        session: 's1',
        severity: 'low',
        app: 'Files',
        raw_id: 'event-1',
        extra: {
          source_action: 'Share',
          actor_name: 'Salma Idrissi',
          path: '/HR/payroll.xlsx',
          size: '4096',
          account: '42',
        },
      },
    ]);
  });

  test('identity', () => {
    const events = activitiesOf(
      record(3001, 5, { user: omar }),
      record(3002, 1, { actor: {}, user: omar, status_id: 2, status_detail: 'Wrong password' }),
      record(3006, 3, { user: omar, group: { name: 'Admins', uid: 'g1' } }),
      record(3005, 1, { user: omar, privileges: ['admin'], resource: { name: 'Payroll', uid: 'r1' } }),
      record(3004, 4, { entity: { name: 'No downloads', type: 'Policy', uid: 'p1' } }),
    );
    expect(events).toMatchObject([
      { user: 'salma@atlas.example', activity: 'disable', object: 'omar', targets: 'omar' },
      { user: 'omar', activity: 'sign_in', outcome: 'failure', extra: { reason: 'Wrong password' } },
      { activity: 'add_member', object_type: 'group', object: 'Admins', object_id: 'g1', targets: 'omar' },
      { activity: 'grant_permission', object: 'Payroll', targets: 'omar', extra: { role: 'admin' } },
      { activity: 'delete', object_type: 'policy', object: 'No downloads', object_id: 'p1' },
    ]);
  });

  test('API activity is named by its operation; times also come as text', () => {
    const events = activitiesOf(
      record(6003, 1, {
        time: undefined,
        time_dt: '2026-11-20T08:14:22.000Z',
        api: {
          operation: 'DeleteBucket',
          service: { name: 's3' },
          response: { error: 'AccessDenied', code: 403 },
        },
        status_id: 0,
        resources: [{ name: 'payroll', uid: 'arn:payroll', type: 'AWS::S3::Bucket' }],
      }),
    );
    expect(events).toMatchObject([
      {
        time: TIME,
        activity: 'delete',
        outcome: 'failure',
        object_type: 'bucket',
        object: 'payroll',
        object_id: 'arn:payroll',
        app: 's3',
        extra: { source_action: 'DeleteBucket', reason: 'AccessDenied' },
      },
    ]);
  });

  test('the most specific object of several; a change keeps what was before', () => {
    const events = activitiesOf(
      record(6005, 4, { database: { name: 'hr', uid: 'd1' }, table: { name: 'salaries' } }),
      record(6006, 5, { file: { name: 'a.txt', path: '/a.txt' }, file_result: { path: '/b.txt' } }),
      record(6001, 8, { web_resources: [{ name: 'Plan', type: 'page', uid: 'p1' }] }),
    );
    expect(events).toMatchObject([
      { activity: 'search', object_type: 'table', object: 'salaries', extra: { source_action: '6005: 4' } },
      { activity: 'rename', object: 'a.txt', extra: { before: '/a.txt', after: '/b.txt' } },
      { activity: 'share', object_type: 'page', object: 'Plan', object_id: 'p1' },
    ]);
    expect(events[0]).not.toHaveProperty('object_id');
  });

  test.each([...OCSF_CLASSES.keys()])('every activity of class %i has a term', (number) => {
    const { activities } = OCSF_CLASSES.get(number) ?? { activities: [] };
    const events = activitiesOf(...activities.map((_, index) => record(number, index + 1)));
    expect(events.map(({ activity }) => activity)).toEqual(activities);
  });
});

test('files of an endpoint and errors of applications are no activities', () => {
  const local = record(1001, 1, { cloud: undefined, src_endpoint: undefined, file: { path: '/tmp/x' } });
  for (const other of [local, record(6008, 1), record(2004, 1)])
    expect(read(JSON.stringify(other)).rejects).toMatchObject([{ reason: 'not_traffic', format: 'ocsf' }]);
});

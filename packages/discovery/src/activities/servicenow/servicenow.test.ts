import { describe, expect, test } from 'vitest';
import { read } from '../../formats/test-lines.ts';
import { activitiesOf } from '../test-records.ts';

const TIME = Date.UTC(2026, 10, 20, 8, 14, 22);
const CREATED = { sys_id: 'r1', sys_created_on: '2026-11-20 08:14:22', sys_created_by: 'salma' };

describe('sys_audit', () => {
  const audit = (tablename: string, fieldname: string, newvalue: string, more: object = {}) => ({
    ...CREATED,
    tablename,
    fieldname,
    newvalue,
    oldvalue: '1',
    documentkey: 'd1',
    user: 'salma',
    record_checkpoint: '3',
    ...more,
  });

  test('a changed field', () => {
    expect(activitiesOf({ result: [audit('sys_user', 'active', '0')] })).toMatchObject([
      {
        format: 'servicenow',
        time: TIME,
        user: 'salma',
        activity: 'disable',
        object_type: 'user',
        object_id: 'd1',
        outcome: 'success',
        raw_id: 'r1',
        service_id: 'servicenow',
        extra: { source_action: 'sys_user.active', before: '1', after: '0', path: 'sys_user' },
      },
    ]);
  });

  test.each([
    ['incident', 'state', '2', {}, 'edit', 'ticket'],
    ['change_request', 'approval', 'approved', {}, 'approve', 'ticket'],
    ['sys_user_has_role', 'role', 'admin', { record_checkpoint: '0' }, 'grant_permission', 'role'],
    ['sys_user_grmember', 'DELETED', '', {}, 'remove_member', 'group'],
    ['sys_user', 'user_password', 'x', {}, 'change_password', 'user'],
    ['sys_properties', 'value', 'true', {}, 'configure', 'setting'],
    ['kb_knowledge', 'DELETED', 'DELETED', {}, 'delete', 'page'],
  ])('%s.%s = %s', (table, field, value, more, activity, type) => {
    expect(activitiesOf(audit(table, field, value, more))).toMatchObject([{ activity, object_type: type }]);
  });

  test('values with display values, and a deleted row', () => {
    const shown = (value: string, display: string) => ({ value, display_value: display });
    expect(
      activitiesOf(
        {
          sys_id: shown('r2', 'r2'),
          sys_created_on: shown('2026-11-20 08:14:22', '2026-11-20 09:14:22'),
          sys_created_by: shown('salma', 'salma'),
          tablename: shown('incident', 'Incident'),
          fieldname: shown('assigned_to', 'Assigned to'),
          documentkey: shown('d2', 'INC0010'),
          newvalue: shown('u7', 'Omar'),
          oldvalue: shown('', ''),
        },
        { ...CREATED, tablename: 'incident', documentkey: 'd3', display_value: 'INC0011', payload: '<x/>' },
      ),
    ).toMatchObject([
      { time: TIME, raw_id: 'r2', object: 'INC0010', object_id: 'd2', extra: { after: 'Omar' } },
      { activity: 'delete', object_type: 'ticket', object: 'INC0011', object_id: 'd3' },
    ]);
  });
});

test.each([
  ['GET', '/incident_list.do?sysparm_query=active', 'list', 'incident', undefined],
  ['GET', '/incident_list.do?EXCEL&sysparm_query=active', 'export', 'incident', undefined],
  ['POST', '/login.do', 'sign_in', '/login.do', undefined],
  ['GET', '/logout.do', 'sign_out', '/logout.do', undefined],
  ['GET', '/api/now/table/sys_user', 'list', 'sys_user', undefined],
  ['GET', '/api/now/table/sys_user/u1', 'view', 'sys_user', 'u1'],
  ['DELETE', '/api/now/v2/table/incident/d1', 'delete', 'incident', 'd1'],
  ['GET', '/api/now/attachment/a1/file', 'download', 'sys_attachment', 'a1'],
  ['POST', '/api/now/attachment/file', 'upload', 'sys_attachment', undefined],
])('transaction %s %s', (method, url, activity, object, id) => {
  const [event] = activitiesOf({
    ...CREATED,
    url,
    method,
    remote_ip: '203.0.113.9',
    response_time: '120',
    session: 'S1',
  });
  expect(event).toMatchObject({ activity, object, src_ip: '203.0.113.9', session: 'S1', user: 'salma' });
  expect(event?.object_id).toBe(id);
});

test('events of sign-in; others are none', () => {
  const event = (name: string, parm1: string, parm2: string) => ({
    ...CREATED,
    sys_created_by: 'guest',
    name,
    parm1,
    parm2,
    queue: '',
    process_on: '2026-11-20 08:14:23',
  });
  expect(activitiesOf(event('login.failed', 'omar', '203.0.113.9'))).toMatchObject([
    { activity: 'sign_in', outcome: 'failure', user: 'omar', src_ip: '203.0.113.9', object_type: 'session' },
  ]);
  const impersonation = { ...event('impersonation.start', 'omar', ''), sys_created_by: 'salma' };
  expect(activitiesOf(impersonation)).toMatchObject([
    { activity: 'assume_role', user: 'salma', on_behalf_of: 'omar', object: 'omar' },
  ]);
  expect(read(JSON.stringify(event('incident.commented', 'INC1', 'omar'))).rejects).toMatchObject([
    { reason: 'not_traffic', format: 'servicenow' },
  ]);
});

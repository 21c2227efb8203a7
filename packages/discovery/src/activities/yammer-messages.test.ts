import { expect, test } from 'vitest';
import { read } from '../formats/test-lines.ts';

test('posted and deleted messages of a data export', () => {
  const { events, rejects } = read(
    'id,thread_id,conversation_id,group_name,participants,in_private_group,sender_id,sender_type,sender_name,sender_email,body,created_at,deleted_at',
    '7,6,,Finance,,true,5,user,Salma,salma@atlas.example,"Hello, all",2026-11-20T08:14:22.000Z,',
    '8,6,,Finance,,false,5,user,Salma,salma@atlas.example,,2026-11-20T08:14:22.000Z,2026-11-20T09:00:00.000Z',
  );
  expect(rejects).toEqual([]);
  expect(events).toMatchObject([
    {
      format: 'yammer-messages',
      time: Date.UTC(2026, 10, 20, 8, 14, 22),
      user: 'salma@atlas.example',
      activity: 'send',
      object_type: 'message',
      object: 'Finance',
      session: '6',
      extra: { exposure: 'private', channel_id: '6' },
    },
    { activity: 'delete', time: Date.UTC(2026, 10, 20, 9) },
  ]);
});

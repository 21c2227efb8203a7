import { expect, test } from 'vitest';
import { UserTokens } from './user-tokens.ts';

const make = () => new UserTokens(Buffer.alloc(32, 1), { timezone: 'UTC', now: 1_795_162_462_000 });

const salma = { email_addr: 'Salma@atlas.example', name: 'Salma Idrissi', full_name: 'Salma Idrissi' };

function activity(more: object): object {
  return {
    class_uid: 3001,
    category_uid: 3,
    activity_id: 5,
    time: 1_795_162_462_000,
    metadata: { version: '1.4.0' },
    actor: { user: salma },
    user: { name: 'omar' },
    ...more,
  };
}

test("replaces an activity's actor, display name, affected people and addresses anywhere in the line", () => {
  const tokens = make();
  const line = JSON.stringify(
    activity({
      message: 'SALMA IDRISSI disabled omar; zineb@atlas.example approved',
      http_request: { url: { url_string: 'https://app.example/users?by=salma%40atlas.example' } },
    }),
  );
  const [text = ''] = tokens.tokenise([line]);
  const [actor, target] = [tokens.tokenOf('salma@atlas.example'), tokens.tokenOf('omar')];
  expect(JSON.parse(text)).toMatchObject({
    actor: { user: { email_addr: actor, name: actor, full_name: actor } },
    user: { name: target },
    message: `${actor} disabled ${target}; ${tokens.tokenOf('zineb@atlas.example')} approved`,
    http_request: { url: { url_string: `https://app.example/users?by=${actor}` } },
  });
});

test('replaces the owner of a mailbox and a delegate, and keeps the name of a group', () => {
  const tokens = make();
  const group = activity({ class_uid: 3006, activity_id: 3, group: { name: 'Admins' } });
  const owner = activity({ class_uid: 3002, activity_id: 1 });
  const [added = '', signed = ''] = tokens.tokenise([JSON.stringify(group), JSON.stringify(owner)]);
  expect(JSON.parse(added)).toMatchObject({
    group: { name: 'Admins' },
    user: { name: tokens.tokenOf('omar') },
  });
  expect(JSON.parse(signed)).toMatchObject({ user: { name: tokens.tokenOf('omar') } });
});

test('replaces the people of every record in an answer on one line', () => {
  const tokens = make();
  const answer = JSON.stringify({ data: [activity({}), activity({ user: { name: 'zineb' } })] });
  const lines = tokens.tokenise([answer, answer]);
  for (const line of lines) {
    expect(line).toContain(tokens.tokenOf('zineb'));
    expect(line?.toLowerCase()).not.toMatch(/salma|omar|zineb/);
  }
});

test('holds back a line whose names are spelled with escapes', () => {
  const line = JSON.stringify(activity({ user: { name: 'Zoé' } })).replace('é', '\\u00e9');
  expect(make().tokenise([line])).toEqual([undefined]);
});

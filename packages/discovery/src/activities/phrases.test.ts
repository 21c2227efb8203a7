import { expect, test } from 'vitest';
import { activityOfPhrase, objectOfPhrase } from './phrases.ts';

test.each([
  ['user_added_to_group', 'add_member'],
  ['User removed from group', 'remove_member'],
  ['Permission scheme updated', 'change_permission'],
  ['Global permission added', 'grant_permission'],
  ['user_revoked_role', 'revoke_permission'],
  ['User signed on', 'sign_in'],
  ['Log off', 'sign_out'],
  ['Login failed', 'sign_in'],
  ['Password reset requested', 'reset_password'],
  ['two_step_verification_disabled', 'remove_mfa'],
  ['Public link created', 'create_link'],
  ['Invitation revoked', 'delete'],
  ['user_invited', 'invite'],
  ['Repository forked', 'copy'],
  ['Workflow copied', 'copy'],
  ['Attachment tagged', 'edit'],
  ['file.download', 'download'],
  ['Delete object', 'delete'],
  ['Retrieve password', 'view'],
  ['Weather is fine', 'other'],
  ['', 'other'],
])('%s means %s', (phrase, activity) => {
  expect(activityOfPhrase(phrase)).toBe(activity);
});

test('the first known noun is the object', () => {
  expect(objectOfPhrase('Pull request merged')).toBe('pull_request');
  expect(objectOfPhrase('api_token_created')).toBe('api_key');
  expect(objectOfPhrase('Space permission removed')).toBe('site');
  expect(objectOfPhrase('something')).toBeUndefined();
  expect(objectOfPhrase(undefined)).toBeUndefined();
});

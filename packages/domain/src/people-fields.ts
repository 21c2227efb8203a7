import { defineFields } from './filter/vocabulary.ts';
import { ROLES } from './permission.ts';
import { LAST_SEEN, SIGN_IN_WAYS, USER_SOURCES, USER_STATUSES } from './user-account.ts';

/** Filter fields of the people list. */
export const PEOPLE_FIELDS = defineFields({
  text: { type: 'text', conditions: ['text'] }, // name and address
  status: { type: 'word', values: USER_STATUSES, conditions: ['in'] },
  role: { type: 'word', values: ROLES, conditions: ['in'] },
  sign_in: { type: 'word', values: SIGN_IN_WAYS, conditions: ['in'] },
  seen: { type: 'word', values: LAST_SEEN, conditions: ['in'] }, // last sign-in
  source: { type: 'word', values: USER_SOURCES, conditions: ['in'] },
  domain: { type: 'word' },
  department: { type: 'word', isExact: true },
  group: { type: 'word', isExact: true, conditions: ['in'] }, // an ID; a person may have several groups
  profile: { type: 'word', isExact: true, conditions: ['in'] }, // ID of an access profile
});
export type PeopleField = keyof typeof PEOPLE_FIELDS;

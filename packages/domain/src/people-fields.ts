import { defineFields } from './filter/vocabulary.ts';
import { ROLES } from './permission.ts';
import { LAST_SEEN, SIGN_IN_WAYS, USER_SOURCES, USER_STATUSES } from './user-account.ts';

/** What the list of a company's people can be filtered by. */
export const PEOPLE_FIELDS = defineFields({
  text: { type: 'text', conditions: ['text'] }, // the name and the address
  status: { type: 'word', values: USER_STATUSES, conditions: ['in'] },
  role: { type: 'word', values: ROLES, conditions: ['in'] },
  sign_in: { type: 'word', values: SIGN_IN_WAYS, conditions: ['in'] },
  seen: { type: 'word', values: LAST_SEEN, conditions: ['in'] }, // when someone signed in last
  source: { type: 'word', values: USER_SOURCES, conditions: ['in'] },
  domain: { type: 'word' },
  department: { type: 'word', isExact: true },
  group: { type: 'word', isExact: true, conditions: ['in'] }, // an id; a person may be in several
  profile: { type: 'word', isExact: true, conditions: ['in'] }, // the id of an access profile
});
export type PeopleField = keyof typeof PEOPLE_FIELDS;

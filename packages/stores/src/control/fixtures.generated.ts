// Written by `npm run areas`. Edit the areas, not this file.
import { fixture as accessprofiles } from './accessprofiles/fixture.ts';
import { fixture as agents } from './agents/fixture.ts';
import { fixture as alertrules } from './alertrules/fixture.ts';
import { fixture as anonymisation } from './anonymisation/fixture.ts';
import { fixture as apikeys } from './apikeys/fixture.ts';
import { fixture as collection } from './collection/fixture.ts';
import { fixture as contentprofiles } from './contentprofiles/fixture.ts';
import { fixture as dataidentifiers } from './dataidentifiers/fixture.ts';
import { fixture as datasources } from './datasources/fixture.ts';
import { fixture as decisions } from './decisions/fixture.ts';
import { fixture as destinations } from './destinations/fixture.ts';
import { fixture as dictionaries } from './dictionaries/fixture.ts';
import { fixture as directory } from './directory/fixture.ts';
import { fixture as drm } from './drm/fixture.ts';
import { fixture as erasures } from './erasures/fixture.ts';
import { fixture as exports } from './exports/fixture.ts';
import { fixture as firststeps } from './firststeps/fixture.ts';
import { fixture as groups } from './groups/fixture.ts';
import { fixture as history } from './history/fixture.ts';
import { fixture as idempotency } from './idempotency/fixture.ts';
import { fixture as incidents } from './incidents/fixture.ts';
import { fixture as indices } from './indices/fixture.ts';
import { fixture as investigate } from './investigate/fixture.ts';
import { fixture as jobs } from './jobs/fixture.ts';
import { fixture as links } from './links/fixture.ts';
import { fixture as mail } from './mail/fixture.ts';
import { fixture as maintenance } from './maintenance/fixture.ts';
import { fixture as mfa } from './mfa/fixture.ts';
import { fixture as mlprofiles } from './mlprofiles/fixture.ts';
import { fixture as notifications } from './notifications/fixture.ts';
import { fixture as parsers } from './parsers/fixture.ts';
import { fixture as partners } from './partners/fixture.ts';
import { fixture as password } from './password/fixture.ts';
import { fixture as policies } from './policies/fixture.ts';
import { fixture as reports } from './reports/fixture.ts';
import { fixture as responsetemplates } from './responsetemplates/fixture.ts';
import { fixture as risk } from './risk/fixture.ts';
import { fixture as savedfilters } from './savedfilters/fixture.ts';
import { fixture as servicerequests } from './servicerequests/fixture.ts';
import { fixture as session } from './session/fixture.ts';
import { fixture as sshkeys } from './sshkeys/fixture.ts';
import { fixture as sso } from './sso/fixture.ts';
import { fixture as store } from './store/fixture.ts';
import { fixture as syslog } from './syslog/fixture.ts';
import { fixture as tags } from './tags/fixture.ts';
import { fixture as tenant } from './tenant/fixture.ts';
import { fixture as tenantdomains } from './tenantdomains/fixture.ts';
import { fixture as users } from './users/fixture.ts';

/** Rows of the tables of every area, for tests. */
export const fixtures = {
  accessprofiles,
  agents,
  alertrules,
  anonymisation,
  apikeys,
  collection,
  contentprofiles,
  dataidentifiers,
  datasources,
  decisions,
  destinations,
  dictionaries,
  directory,
  drm,
  erasures,
  exports,
  firststeps,
  groups,
  history,
  idempotency,
  incidents,
  indices,
  investigate,
  jobs,
  links,
  mail,
  maintenance,
  mfa,
  mlprofiles,
  notifications,
  parsers,
  partners,
  password,
  policies,
  reports,
  responsetemplates,
  risk,
  savedfilters,
  servicerequests,
  session,
  sshkeys,
  sso,
  store,
  syslog,
  tags,
  tenant,
  tenantdomains,
  users,
};

// Written by `npm run areas`. Edit the areas, not this file.
import type { NamedPage } from '../routing/page.ts';
import { pages as accessprofiles } from './accessprofiles/pages.ts';
import { pages as account } from './account/pages.ts';
import { pages as anonymisation } from './anonymisation/pages.ts';
import { pages as apikeys } from './apikeys/pages.ts';
import { pages as audit } from './audit/pages.ts';
import { pages as contentprofiles } from './contentprofiles/pages.ts';
import { pages as dataidentifiers } from './dataidentifiers/pages.ts';
import { pages as datasources } from './datasources/pages.ts';
import { pages as decisions } from './decisions/pages.ts';
import { pages as destinations } from './destinations/pages.ts';
import { pages as dictionaries } from './dictionaries/pages.ts';
import { pages as directory } from './directory/pages.ts';
import { pages as erasures } from './erasures/pages.ts';
import { pages as exports } from './exports/pages.ts';
import { pages as firststeps } from './firststeps/pages.ts';
import { pages as groups } from './groups/pages.ts';
import { pages as history } from './history/pages.ts';
import { pages as incidents } from './incidents/pages.ts';
import { pages as indices } from './indices/pages.ts';
import { pages as inspection } from './inspection/pages.ts';
import { pages as investigate } from './investigate/pages.ts';
import { pages as jobs } from './jobs/pages.ts';
import { pages as maintenance } from './maintenance/pages.ts';
import { pages as mlprofiles } from './mlprofiles/pages.ts';
import { pages as notifications } from './notifications/pages.ts';
import { pages as parsers } from './parsers/pages.ts';
import { pages as partners } from './partners/pages.ts';
import { pages as policies } from './policies/pages.ts';
import { pages as rbac } from './rbac/pages.ts';
import { pages as reports } from './reports/pages.ts';
import { pages as responsetemplates } from './responsetemplates/pages.ts';
import { pages as session } from './session/pages.ts';
import { pages as sso } from './sso/pages.ts';
import { pages as store } from './store/pages.ts';
import { pages as tags } from './tags/pages.ts';
import { pages as tenant } from './tenant/pages.ts';
import { pages as threats } from './threats/pages.ts';
import { pages as users } from './users/pages.ts';

export const featurePages: readonly NamedPage[] = [
  ...accessprofiles,
  ...account,
  ...anonymisation,
  ...apikeys,
  ...audit,
  ...contentprofiles,
  ...dataidentifiers,
  ...datasources,
  ...decisions,
  ...destinations,
  ...dictionaries,
  ...directory,
  ...erasures,
  ...exports,
  ...firststeps,
  ...groups,
  ...history,
  ...incidents,
  ...indices,
  ...inspection,
  ...investigate,
  ...jobs,
  ...maintenance,
  ...mlprofiles,
  ...notifications,
  ...parsers,
  ...partners,
  ...policies,
  ...rbac,
  ...reports,
  ...responsetemplates,
  ...session,
  ...sso,
  ...store,
  ...tags,
  ...tenant,
  ...threats,
  ...users,
];

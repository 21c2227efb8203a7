// Written by `npm run areas`. Edit the areas, not this file.
import type { Feature } from '../routing/feature.ts';
import { feature as accessprofiles } from './accessprofiles/feature.tsx';
import { feature as account } from './account/feature.tsx';
import { feature as anonymisation } from './anonymisation/feature.tsx';
import { feature as apikeys } from './apikeys/feature.tsx';
import { feature as audit } from './audit/feature.tsx';
import { feature as contentprofiles } from './contentprofiles/feature.tsx';
import { feature as dataidentifiers } from './dataidentifiers/feature.tsx';
import { feature as datasources } from './datasources/feature.tsx';
import { feature as decisions } from './decisions/feature.tsx';
import { feature as destinations } from './destinations/feature.tsx';
import { feature as dictionaries } from './dictionaries/feature.tsx';
import { feature as directory } from './directory/feature.tsx';
import { feature as erasures } from './erasures/feature.tsx';
import { feature as exports } from './exports/feature.tsx';
import { feature as firststeps } from './firststeps/feature.tsx';
import { feature as groups } from './groups/feature.tsx';
import { feature as history } from './history/feature.tsx';
import { feature as incidents } from './incidents/feature.tsx';
import { feature as indices } from './indices/feature.tsx';
import { feature as inspection } from './inspection/feature.tsx';
import { feature as investigate } from './investigate/feature.tsx';
import { feature as jobs } from './jobs/feature.tsx';
import { feature as maintenance } from './maintenance/feature.tsx';
import { feature as mlprofiles } from './mlprofiles/feature.tsx';
import { feature as notifications } from './notifications/feature.tsx';
import { feature as parsers } from './parsers/feature.tsx';
import { feature as partners } from './partners/feature.tsx';
import { feature as policies } from './policies/feature.tsx';
import { feature as rbac } from './rbac/feature.tsx';
import { feature as reports } from './reports/feature.tsx';
import { feature as responsetemplates } from './responsetemplates/feature.tsx';
import { feature as session } from './session/feature.tsx';
import { feature as sso } from './sso/feature.tsx';
import { feature as store } from './store/feature.tsx';
import { feature as tags } from './tags/feature.tsx';
import { feature as tenant } from './tenant/feature.tsx';
import { feature as threats } from './threats/feature.tsx';
import { feature as users } from './users/feature.tsx';

export const featureRoutes = [
  ...accessprofiles.routes,
  ...account.routes,
  ...anonymisation.routes,
  ...apikeys.routes,
  ...audit.routes,
  ...contentprofiles.routes,
  ...dataidentifiers.routes,
  ...datasources.routes,
  ...decisions.routes,
  ...destinations.routes,
  ...dictionaries.routes,
  ...directory.routes,
  ...erasures.routes,
  ...exports.routes,
  ...firststeps.routes,
  ...groups.routes,
  ...history.routes,
  ...incidents.routes,
  ...indices.routes,
  ...inspection.routes,
  ...investigate.routes,
  ...jobs.routes,
  ...maintenance.routes,
  ...mlprofiles.routes,
  ...notifications.routes,
  ...parsers.routes,
  ...partners.routes,
  ...policies.routes,
  ...rbac.routes,
  ...reports.routes,
  ...responsetemplates.routes,
  ...session.routes,
  ...sso.routes,
  ...store.routes,
  ...tags.routes,
  ...tenant.routes,
  ...threats.routes,
  ...users.routes,
] as const;

export const features: readonly Feature[] = [
  accessprofiles,
  account,
  anonymisation,
  apikeys,
  audit,
  contentprofiles,
  dataidentifiers,
  datasources,
  decisions,
  destinations,
  dictionaries,
  directory,
  erasures,
  exports,
  firststeps,
  groups,
  history,
  incidents,
  indices,
  inspection,
  investigate,
  jobs,
  maintenance,
  mlprofiles,
  notifications,
  parsers,
  partners,
  policies,
  rbac,
  reports,
  responsetemplates,
  session,
  sso,
  store,
  tags,
  tenant,
  threats,
  users,
];

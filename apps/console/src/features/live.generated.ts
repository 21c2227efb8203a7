// Written by `npm run areas`. Edit the areas, not this file.
import type { LiveQuery } from '../request/live-query.ts';
import { liveQueries as accessprofiles } from './accessprofiles/live.ts';
import { liveQueries as anonymisation } from './anonymisation/live.ts';
import { liveQueries as apikeys } from './apikeys/live.ts';
import { liveQueries as audit } from './audit/live.ts';
import { liveQueries as contentprofiles } from './contentprofiles/live.ts';
import { liveQueries as dataidentifiers } from './dataidentifiers/live.ts';
import { liveQueries as datasources } from './datasources/live.ts';
import { liveQueries as decisions } from './decisions/live.ts';
import { liveQueries as dictionaries } from './dictionaries/live.ts';
import { liveQueries as directory } from './directory/live.ts';
import { liveQueries as erasures } from './erasures/live.ts';
import { liveQueries as exports } from './exports/live.ts';
import { liveQueries as groups } from './groups/live.ts';
import { liveQueries as history } from './history/live.ts';
import { liveQueries as incidents } from './incidents/live.ts';
import { liveQueries as indices } from './indices/live.ts';
import { liveQueries as investigate } from './investigate/live.ts';
import { liveQueries as maintenance } from './maintenance/live.ts';
import { liveQueries as mlprofiles } from './mlprofiles/live.ts';
import { liveQueries as notifications } from './notifications/live.ts';
import { liveQueries as policies } from './policies/live.ts';
import { liveQueries as rbac } from './rbac/live.ts';
import { liveQueries as responsetemplates } from './responsetemplates/live.ts';
import { liveQueries as savedfilters } from './savedfilters/live.ts';
import { liveQueries as store } from './store/live.ts';
import { liveQueries as tags } from './tags/live.ts';
import { liveQueries as tenant } from './tenant/live.ts';
import { liveQueries as users } from './users/live.ts';

export const liveQueries: readonly LiveQuery[] = [
  ...accessprofiles,
  ...anonymisation,
  ...apikeys,
  ...audit,
  ...contentprofiles,
  ...dataidentifiers,
  ...datasources,
  ...decisions,
  ...dictionaries,
  ...directory,
  ...erasures,
  ...exports,
  ...groups,
  ...history,
  ...incidents,
  ...indices,
  ...investigate,
  ...maintenance,
  ...mlprofiles,
  ...notifications,
  ...policies,
  ...rbac,
  ...responsetemplates,
  ...savedfilters,
  ...store,
  ...tags,
  ...tenant,
  ...users,
];

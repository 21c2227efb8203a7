// Written by `npm run areas`. Edit the areas, not this file.
import type { Migration } from 'kysely/migration';
import type {} from './accessprofiles/tables.ts';
import type {} from './agents/tables.ts';
import * as alertrules20261128RaisesIncident from './alertrules/migrations/2026-11-28-raises-incident.ts';
import type {} from './alertrules/tables.ts';
import type {} from './anonymisation/tables.ts';
import type {} from './apikeys/tables.ts';
import * as collection20261123JobsOfCollection from './collection/migrations/2026-11-23-jobs-of-collection.ts';
import type {} from './collection/tables.ts';
import * as contentprofiles20261124ContentDefinitions from './contentprofiles/migrations/2026-11-24-content-definitions.ts';
import type {} from './contentprofiles/tables.ts';
import * as dataidentifiers20261124IncludedIdentifiers from './dataidentifiers/migrations/2026-11-24-included-identifiers.ts';
import type {} from './dataidentifiers/tables.ts';
import * as datasources20261124DeletedLoads from './datasources/migrations/2026-11-24-deleted-loads.ts';
import type {} from './datasources/tables.ts';
import * as decisions20261124DecisionLog from './decisions/migrations/2026-11-24-decision-log.ts';
import type {} from './decisions/tables.ts';
import * as destinations20261123JobsOfDestinations from './destinations/migrations/2026-11-23-jobs-of-destinations.ts';
import type {} from './destinations/tables.ts';
import * as dictionaries20261124Dictionaries from './dictionaries/migrations/2026-11-24-dictionaries.ts';
import type {} from './dictionaries/tables.ts';
import * as directory20261123JobsOfDirectory from './directory/migrations/2026-11-23-jobs-of-directory.ts';
import type {} from './directory/tables.ts';
import type {} from './drm/tables.ts';
import * as erasures20261125Erasures from './erasures/migrations/2026-11-25-erasures.ts';
import type {} from './erasures/tables.ts';
import * as exports20261125Exports from './exports/migrations/2026-11-25-exports.ts';
import type {} from './exports/tables.ts';
import * as firststeps20261124SampleData from './firststeps/migrations/2026-11-24-sample-data.ts';
import type {} from './firststeps/tables.ts';
import type {} from './groups/tables.ts';
import * as history20261123EventNames from './history/migrations/2026-11-23-event-names.ts';
import type {} from './history/tables.ts';
import type {} from './idempotency/tables.ts';
import * as incidents20261128Incidents from './incidents/migrations/2026-11-28-incidents.ts';
import type {} from './incidents/tables.ts';
import * as indices20261124ContentIndexes from './indices/migrations/2026-11-24-content-indexes.ts';
import * as indices20261124IndexUploads from './indices/migrations/2026-11-24-index-uploads.ts';
import type {} from './indices/tables.ts';
import * as investigate20261125Investigate from './investigate/migrations/2026-11-25-investigate.ts';
import type {} from './investigate/tables.ts';
import * as jobs20261123Jobs from './jobs/migrations/2026-11-23-jobs.ts';
import type {} from './jobs/tables.ts';
import type {} from './links/tables.ts';
import * as mail20261123JobsOfMail from './mail/migrations/2026-11-23-jobs-of-mail.ts';
import type {} from './mail/tables.ts';
import type {} from './maintenance/tables.ts';
import type {} from './mfa/tables.ts';
import * as mlprofiles20261124MlProfiles from './mlprofiles/migrations/2026-11-24-ml-profiles.ts';
import type {} from './mlprofiles/tables.ts';
import type {} from './notifications/tables.ts';
import type {} from './parsers/tables.ts';
import type {} from './partners/tables.ts';
import type {} from './password/tables.ts';
import * as policies20261128Policies from './policies/migrations/2026-11-28-policies.ts';
import type {} from './policies/tables.ts';
import * as reports20261123JobsOfReports from './reports/migrations/2026-11-23-jobs-of-reports.ts';
import type {} from './reports/tables.ts';
import * as responsetemplates20261128ResponseTemplates from './responsetemplates/migrations/2026-11-28-response-templates.ts';
import type {} from './responsetemplates/tables.ts';
import type {} from './risk/tables.ts';
import * as savedfilters20261123FilterText from './savedfilters/migrations/2026-11-23-filter-text.ts';
import type {} from './savedfilters/tables.ts';
import type {} from './servicerequests/tables.ts';
import type {} from './session/tables.ts';
import type {} from './sshkeys/tables.ts';
import type {} from './sso/tables.ts';
import type {} from './store/tables.ts';
import type {} from './syslog/tables.ts';
import type {} from './tags/tables.ts';
import type {} from './tenant/tables.ts';
import type {} from './tenantdomains/tables.ts';
import type {} from './users/tables.ts';

/** Migrations of areas, by their names. */
export const areaMigrations: Record<string, Migration> = {
  '2026-11-23-event-names': history20261123EventNames,
  '2026-11-23-filter-text': savedfilters20261123FilterText,
  '2026-11-23-jobs': jobs20261123Jobs,
  '2026-11-23-jobs-of-collection': collection20261123JobsOfCollection,
  '2026-11-23-jobs-of-destinations': destinations20261123JobsOfDestinations,
  '2026-11-23-jobs-of-directory': directory20261123JobsOfDirectory,
  '2026-11-23-jobs-of-mail': mail20261123JobsOfMail,
  '2026-11-23-jobs-of-reports': reports20261123JobsOfReports,
  '2026-11-24-content-definitions': contentprofiles20261124ContentDefinitions,
  '2026-11-24-content-indexes': indices20261124ContentIndexes,
  '2026-11-24-decision-log': decisions20261124DecisionLog,
  '2026-11-24-deleted-loads': datasources20261124DeletedLoads,
  '2026-11-24-dictionaries': dictionaries20261124Dictionaries,
  '2026-11-24-included-identifiers': dataidentifiers20261124IncludedIdentifiers,
  '2026-11-24-index-uploads': indices20261124IndexUploads,
  '2026-11-24-ml-profiles': mlprofiles20261124MlProfiles,
  '2026-11-24-sample-data': firststeps20261124SampleData,
  '2026-11-25-erasures': erasures20261125Erasures,
  '2026-11-25-exports': exports20261125Exports,
  '2026-11-25-investigate': investigate20261125Investigate,
  '2026-11-28-incidents': incidents20261128Incidents,
  '2026-11-28-policies': policies20261128Policies,
  '2026-11-28-raises-incident': alertrules20261128RaisesIncident,
  '2026-11-28-response-templates': responsetemplates20261128ResponseTemplates,
};

// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesHistory } from '../../accessprofiles/history/es.ts';
import { words as agentsHistory } from '../../agents/history/es.ts';
import { words as alertrulesHistory } from '../../alertrules/history/es.ts';
import { words as anonymisationHistory } from '../../anonymisation/history/es.ts';
import { words as apikeysHistory } from '../../apikeys/history/es.ts';
import { words as collectionHistory } from '../../collection/history/es.ts';
import { words as contentprofilesHistory } from '../../contentprofiles/history/es.ts';
import { words as dataidentifiersHistory } from '../../dataidentifiers/history/es.ts';
import { words as datasourcesHistory } from '../../datasources/history/es.ts';
import { words as decisionsHistory } from '../../decisions/history/es.ts';
import { words as destinationsHistory } from '../../destinations/history/es.ts';
import { words as dictionariesHistory } from '../../dictionaries/history/es.ts';
import { words as directoryHistory } from '../../directory/history/es.ts';
import { words as drmHistory } from '../../drm/history/es.ts';
import { words as erasuresHistory } from '../../erasures/history/es.ts';
import { words as exportsHistory } from '../../exports/history/es.ts';
import { words as firststepsHistory } from '../../firststeps/history/es.ts';
import { words as groupsHistory } from '../../groups/history/es.ts';
import { words as historyHistory } from '../../history/history/es.ts';
import { words as incidentsHistory } from '../../incidents/history/es.ts';
import { words as indicesHistory } from '../../indices/history/es.ts';
import { words as investigateHistory } from '../../investigate/history/es.ts';
import { words as jobsHistory } from '../../jobs/history/es.ts';
import { words as maintenanceHistory } from '../../maintenance/history/es.ts';
import { words as mfaHistory } from '../../mfa/history/es.ts';
import { words as mlprofilesHistory } from '../../mlprofiles/history/es.ts';
import { words as notificationsHistory } from '../../notifications/history/es.ts';
import { words as parsersHistory } from '../../parsers/history/es.ts';
import { words as partnersHistory } from '../../partners/history/es.ts';
import { words as passwordHistory } from '../../password/history/es.ts';
import { words as policiesHistory } from '../../policies/history/es.ts';
import { words as reportsHistory } from '../../reports/history/es.ts';
import { words as responsetemplatesHistory } from '../../responsetemplates/history/es.ts';
import { words as riskHistory } from '../../risk/history/es.ts';
import { words as savedfiltersHistory } from '../../savedfilters/history/es.ts';
import { words as scimHistory } from '../../scim/history/es.ts';
import { words as servicerequestsHistory } from '../../servicerequests/history/es.ts';
import { words as sessionHistory } from '../../session/history/es.ts';
import { words as signupHistory } from '../../signup/history/es.ts';
import { words as sshkeysHistory } from '../../sshkeys/history/es.ts';
import { words as ssoHistory } from '../../sso/history/es.ts';
import { words as storeHistory } from '../../store/history/es.ts';
import { words as syslogHistory } from '../../syslog/history/es.ts';
import { words as tagsHistory } from '../../tags/history/es.ts';
import { words as tenantHistory } from '../../tenant/history/es.ts';
import { words as tenantdomainsHistory } from '../../tenantdomains/history/es.ts';
import { words as threatsHistory } from '../../threats/history/es.ts';
import { words as usersHistory } from '../../users/history/es.ts';
import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.generated.ts';

export const words: WordsOf<typeof english> = {
  ...accessprofilesHistory,
  ...agentsHistory,
  ...alertrulesHistory,
  ...anonymisationHistory,
  ...apikeysHistory,
  ...collectionHistory,
  ...contentprofilesHistory,
  ...dataidentifiersHistory,
  ...datasourcesHistory,
  ...decisionsHistory,
  ...destinationsHistory,
  ...dictionariesHistory,
  ...directoryHistory,
  ...drmHistory,
  ...erasuresHistory,
  ...exportsHistory,
  ...firststepsHistory,
  ...groupsHistory,
  ...historyHistory,
  ...incidentsHistory,
  ...indicesHistory,
  ...investigateHistory,
  ...jobsHistory,
  ...maintenanceHistory,
  ...mfaHistory,
  ...mlprofilesHistory,
  ...notificationsHistory,
  ...parsersHistory,
  ...partnersHistory,
  ...passwordHistory,
  ...policiesHistory,
  ...reportsHistory,
  ...responsetemplatesHistory,
  ...riskHistory,
  ...savedfiltersHistory,
  ...scimHistory,
  ...servicerequestsHistory,
  ...sessionHistory,
  ...signupHistory,
  ...sshkeysHistory,
  ...ssoHistory,
  ...storeHistory,
  ...syslogHistory,
  ...tagsHistory,
  ...tenantHistory,
  ...tenantdomainsHistory,
  ...threatsHistory,
  ...usersHistory,
};

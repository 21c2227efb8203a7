// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesHistory } from '../../accessprofiles/history/en.ts';
import { words as agentsHistory } from '../../agents/history/en.ts';
import { words as alertrulesHistory } from '../../alertrules/history/en.ts';
import { words as anonymisationHistory } from '../../anonymisation/history/en.ts';
import { words as apikeysHistory } from '../../apikeys/history/en.ts';
import { words as collectionHistory } from '../../collection/history/en.ts';
import { words as contentprofilesHistory } from '../../contentprofiles/history/en.ts';
import { words as dataidentifiersHistory } from '../../dataidentifiers/history/en.ts';
import { words as datasourcesHistory } from '../../datasources/history/en.ts';
import { words as decisionsHistory } from '../../decisions/history/en.ts';
import { words as destinationsHistory } from '../../destinations/history/en.ts';
import { words as dictionariesHistory } from '../../dictionaries/history/en.ts';
import { words as directoryHistory } from '../../directory/history/en.ts';
import { words as drmHistory } from '../../drm/history/en.ts';
import { words as erasuresHistory } from '../../erasures/history/en.ts';
import { words as exportsHistory } from '../../exports/history/en.ts';
import { words as firststepsHistory } from '../../firststeps/history/en.ts';
import { words as groupsHistory } from '../../groups/history/en.ts';
import { words as historyHistory } from '../../history/history/en.ts';
import { words as incidentsHistory } from '../../incidents/history/en.ts';
import { words as indicesHistory } from '../../indices/history/en.ts';
import { words as investigateHistory } from '../../investigate/history/en.ts';
import { words as jobsHistory } from '../../jobs/history/en.ts';
import { words as maintenanceHistory } from '../../maintenance/history/en.ts';
import { words as mfaHistory } from '../../mfa/history/en.ts';
import { words as mlprofilesHistory } from '../../mlprofiles/history/en.ts';
import { words as notificationsHistory } from '../../notifications/history/en.ts';
import { words as parsersHistory } from '../../parsers/history/en.ts';
import { words as partnersHistory } from '../../partners/history/en.ts';
import { words as passwordHistory } from '../../password/history/en.ts';
import { words as policiesHistory } from '../../policies/history/en.ts';
import { words as reportsHistory } from '../../reports/history/en.ts';
import { words as responsetemplatesHistory } from '../../responsetemplates/history/en.ts';
import { words as riskHistory } from '../../risk/history/en.ts';
import { words as savedfiltersHistory } from '../../savedfilters/history/en.ts';
import { words as scimHistory } from '../../scim/history/en.ts';
import { words as servicerequestsHistory } from '../../servicerequests/history/en.ts';
import { words as sessionHistory } from '../../session/history/en.ts';
import { words as signupHistory } from '../../signup/history/en.ts';
import { words as sshkeysHistory } from '../../sshkeys/history/en.ts';
import { words as ssoHistory } from '../../sso/history/en.ts';
import { words as storeHistory } from '../../store/history/en.ts';
import { words as syslogHistory } from '../../syslog/history/en.ts';
import { words as tagsHistory } from '../../tags/history/en.ts';
import { words as tenantHistory } from '../../tenant/history/en.ts';
import { words as tenantdomainsHistory } from '../../tenantdomains/history/en.ts';
import { words as threatsHistory } from '../../threats/history/en.ts';
import { words as usersHistory } from '../../users/history/en.ts';

export const words = {
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

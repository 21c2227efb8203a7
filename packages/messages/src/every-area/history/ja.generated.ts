// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesHistory } from '../../accessprofiles/history/ja.ts';
import { words as agentsHistory } from '../../agents/history/ja.ts';
import { words as alertrulesHistory } from '../../alertrules/history/ja.ts';
import { words as anonymisationHistory } from '../../anonymisation/history/ja.ts';
import { words as apikeysHistory } from '../../apikeys/history/ja.ts';
import { words as collectionHistory } from '../../collection/history/ja.ts';
import { words as contentprofilesHistory } from '../../contentprofiles/history/ja.ts';
import { words as dataidentifiersHistory } from '../../dataidentifiers/history/ja.ts';
import { words as datasourcesHistory } from '../../datasources/history/ja.ts';
import { words as decisionsHistory } from '../../decisions/history/ja.ts';
import { words as destinationsHistory } from '../../destinations/history/ja.ts';
import { words as dictionariesHistory } from '../../dictionaries/history/ja.ts';
import { words as directoryHistory } from '../../directory/history/ja.ts';
import { words as drmHistory } from '../../drm/history/ja.ts';
import { words as erasuresHistory } from '../../erasures/history/ja.ts';
import { words as exportsHistory } from '../../exports/history/ja.ts';
import { words as firststepsHistory } from '../../firststeps/history/ja.ts';
import { words as groupsHistory } from '../../groups/history/ja.ts';
import { words as historyHistory } from '../../history/history/ja.ts';
import { words as incidentsHistory } from '../../incidents/history/ja.ts';
import { words as indicesHistory } from '../../indices/history/ja.ts';
import { words as investigateHistory } from '../../investigate/history/ja.ts';
import { words as jobsHistory } from '../../jobs/history/ja.ts';
import { words as maintenanceHistory } from '../../maintenance/history/ja.ts';
import { words as mfaHistory } from '../../mfa/history/ja.ts';
import { words as mlprofilesHistory } from '../../mlprofiles/history/ja.ts';
import { words as notificationsHistory } from '../../notifications/history/ja.ts';
import { words as parsersHistory } from '../../parsers/history/ja.ts';
import { words as partnersHistory } from '../../partners/history/ja.ts';
import { words as passwordHistory } from '../../password/history/ja.ts';
import { words as policiesHistory } from '../../policies/history/ja.ts';
import { words as reportsHistory } from '../../reports/history/ja.ts';
import { words as responsetemplatesHistory } from '../../responsetemplates/history/ja.ts';
import { words as riskHistory } from '../../risk/history/ja.ts';
import { words as savedfiltersHistory } from '../../savedfilters/history/ja.ts';
import { words as scimHistory } from '../../scim/history/ja.ts';
import { words as servicerequestsHistory } from '../../servicerequests/history/ja.ts';
import { words as sessionHistory } from '../../session/history/ja.ts';
import { words as signupHistory } from '../../signup/history/ja.ts';
import { words as sshkeysHistory } from '../../sshkeys/history/ja.ts';
import { words as ssoHistory } from '../../sso/history/ja.ts';
import { words as storeHistory } from '../../store/history/ja.ts';
import { words as syslogHistory } from '../../syslog/history/ja.ts';
import { words as tagsHistory } from '../../tags/history/ja.ts';
import { words as tenantHistory } from '../../tenant/history/ja.ts';
import { words as tenantdomainsHistory } from '../../tenantdomains/history/ja.ts';
import { words as threatsHistory } from '../../threats/history/ja.ts';
import { words as usersHistory } from '../../users/history/ja.ts';
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

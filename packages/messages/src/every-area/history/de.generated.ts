// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesHistory } from '../../accessprofiles/history/de.ts';
import { words as agentsHistory } from '../../agents/history/de.ts';
import { words as alertrulesHistory } from '../../alertrules/history/de.ts';
import { words as anonymisationHistory } from '../../anonymisation/history/de.ts';
import { words as apikeysHistory } from '../../apikeys/history/de.ts';
import { words as collectionHistory } from '../../collection/history/de.ts';
import { words as contentprofilesHistory } from '../../contentprofiles/history/de.ts';
import { words as dataidentifiersHistory } from '../../dataidentifiers/history/de.ts';
import { words as datasourcesHistory } from '../../datasources/history/de.ts';
import { words as decisionsHistory } from '../../decisions/history/de.ts';
import { words as destinationsHistory } from '../../destinations/history/de.ts';
import { words as dictionariesHistory } from '../../dictionaries/history/de.ts';
import { words as directoryHistory } from '../../directory/history/de.ts';
import { words as drmHistory } from '../../drm/history/de.ts';
import { words as erasuresHistory } from '../../erasures/history/de.ts';
import { words as exportsHistory } from '../../exports/history/de.ts';
import { words as firststepsHistory } from '../../firststeps/history/de.ts';
import { words as groupsHistory } from '../../groups/history/de.ts';
import { words as historyHistory } from '../../history/history/de.ts';
import { words as incidentsHistory } from '../../incidents/history/de.ts';
import { words as indicesHistory } from '../../indices/history/de.ts';
import { words as investigateHistory } from '../../investigate/history/de.ts';
import { words as jobsHistory } from '../../jobs/history/de.ts';
import { words as maintenanceHistory } from '../../maintenance/history/de.ts';
import { words as mfaHistory } from '../../mfa/history/de.ts';
import { words as mlprofilesHistory } from '../../mlprofiles/history/de.ts';
import { words as notificationsHistory } from '../../notifications/history/de.ts';
import { words as parsersHistory } from '../../parsers/history/de.ts';
import { words as partnersHistory } from '../../partners/history/de.ts';
import { words as passwordHistory } from '../../password/history/de.ts';
import { words as policiesHistory } from '../../policies/history/de.ts';
import { words as reportsHistory } from '../../reports/history/de.ts';
import { words as responsetemplatesHistory } from '../../responsetemplates/history/de.ts';
import { words as riskHistory } from '../../risk/history/de.ts';
import { words as savedfiltersHistory } from '../../savedfilters/history/de.ts';
import { words as scimHistory } from '../../scim/history/de.ts';
import { words as servicerequestsHistory } from '../../servicerequests/history/de.ts';
import { words as sessionHistory } from '../../session/history/de.ts';
import { words as signupHistory } from '../../signup/history/de.ts';
import { words as sshkeysHistory } from '../../sshkeys/history/de.ts';
import { words as ssoHistory } from '../../sso/history/de.ts';
import { words as storeHistory } from '../../store/history/de.ts';
import { words as syslogHistory } from '../../syslog/history/de.ts';
import { words as tagsHistory } from '../../tags/history/de.ts';
import { words as tenantHistory } from '../../tenant/history/de.ts';
import { words as tenantdomainsHistory } from '../../tenantdomains/history/de.ts';
import { words as threatsHistory } from '../../threats/history/de.ts';
import { words as usersHistory } from '../../users/history/de.ts';
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

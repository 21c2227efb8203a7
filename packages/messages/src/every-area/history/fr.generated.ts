// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesHistory } from '../../accessprofiles/history/fr.ts';
import { words as agentsHistory } from '../../agents/history/fr.ts';
import { words as alertrulesHistory } from '../../alertrules/history/fr.ts';
import { words as anonymisationHistory } from '../../anonymisation/history/fr.ts';
import { words as apikeysHistory } from '../../apikeys/history/fr.ts';
import { words as collectionHistory } from '../../collection/history/fr.ts';
import { words as contentprofilesHistory } from '../../contentprofiles/history/fr.ts';
import { words as dataidentifiersHistory } from '../../dataidentifiers/history/fr.ts';
import { words as datasourcesHistory } from '../../datasources/history/fr.ts';
import { words as decisionsHistory } from '../../decisions/history/fr.ts';
import { words as destinationsHistory } from '../../destinations/history/fr.ts';
import { words as dictionariesHistory } from '../../dictionaries/history/fr.ts';
import { words as directoryHistory } from '../../directory/history/fr.ts';
import { words as drmHistory } from '../../drm/history/fr.ts';
import { words as erasuresHistory } from '../../erasures/history/fr.ts';
import { words as exportsHistory } from '../../exports/history/fr.ts';
import { words as firststepsHistory } from '../../firststeps/history/fr.ts';
import { words as groupsHistory } from '../../groups/history/fr.ts';
import { words as historyHistory } from '../../history/history/fr.ts';
import { words as incidentsHistory } from '../../incidents/history/fr.ts';
import { words as indicesHistory } from '../../indices/history/fr.ts';
import { words as investigateHistory } from '../../investigate/history/fr.ts';
import { words as jobsHistory } from '../../jobs/history/fr.ts';
import { words as maintenanceHistory } from '../../maintenance/history/fr.ts';
import { words as mfaHistory } from '../../mfa/history/fr.ts';
import { words as mlprofilesHistory } from '../../mlprofiles/history/fr.ts';
import { words as notificationsHistory } from '../../notifications/history/fr.ts';
import { words as parsersHistory } from '../../parsers/history/fr.ts';
import { words as partnersHistory } from '../../partners/history/fr.ts';
import { words as passwordHistory } from '../../password/history/fr.ts';
import { words as policiesHistory } from '../../policies/history/fr.ts';
import { words as reportsHistory } from '../../reports/history/fr.ts';
import { words as responsetemplatesHistory } from '../../responsetemplates/history/fr.ts';
import { words as riskHistory } from '../../risk/history/fr.ts';
import { words as savedfiltersHistory } from '../../savedfilters/history/fr.ts';
import { words as scimHistory } from '../../scim/history/fr.ts';
import { words as servicerequestsHistory } from '../../servicerequests/history/fr.ts';
import { words as sessionHistory } from '../../session/history/fr.ts';
import { words as signupHistory } from '../../signup/history/fr.ts';
import { words as sshkeysHistory } from '../../sshkeys/history/fr.ts';
import { words as ssoHistory } from '../../sso/history/fr.ts';
import { words as storeHistory } from '../../store/history/fr.ts';
import { words as syslogHistory } from '../../syslog/history/fr.ts';
import { words as tagsHistory } from '../../tags/history/fr.ts';
import { words as tenantHistory } from '../../tenant/history/fr.ts';
import { words as tenantdomainsHistory } from '../../tenantdomains/history/fr.ts';
import { words as threatsHistory } from '../../threats/history/fr.ts';
import { words as usersHistory } from '../../users/history/fr.ts';
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

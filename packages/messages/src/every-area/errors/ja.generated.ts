// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesErrors } from '../../accessprofiles/errors/ja.ts';
import { words as alertrulesErrors } from '../../alertrules/errors/ja.ts';
import { words as anonymisationErrors } from '../../anonymisation/errors/ja.ts';
import { words as apikeysErrors } from '../../apikeys/errors/ja.ts';
import { words as collectionErrors } from '../../collection/errors/ja.ts';
import { words as contentprofilesErrors } from '../../contentprofiles/errors/ja.ts';
import { words as dataidentifiersErrors } from '../../dataidentifiers/errors/ja.ts';
import { words as datasourcesErrors } from '../../datasources/errors/ja.ts';
import { words as decisionsErrors } from '../../decisions/errors/ja.ts';
import { words as destinationsErrors } from '../../destinations/errors/ja.ts';
import { words as dictionariesErrors } from '../../dictionaries/errors/ja.ts';
import { words as directoryErrors } from '../../directory/errors/ja.ts';
import { words as exportsErrors } from '../../exports/errors/ja.ts';
import { words as groupsErrors } from '../../groups/errors/ja.ts';
import { words as httpErrors } from '../../http/errors/ja.ts';
import { words as incidentsErrors } from '../../incidents/errors/ja.ts';
import { words as inspectionErrors } from '../../inspection/errors/ja.ts';
import { words as investigateErrors } from '../../investigate/errors/ja.ts';
import { words as maintenanceErrors } from '../../maintenance/errors/ja.ts';
import { words as mlprofilesErrors } from '../../mlprofiles/errors/ja.ts';
import { words as parsersErrors } from '../../parsers/errors/ja.ts';
import { words as partnersErrors } from '../../partners/errors/ja.ts';
import { words as policiesErrors } from '../../policies/errors/ja.ts';
import { words as reportsErrors } from '../../reports/errors/ja.ts';
import { words as responsetemplatesErrors } from '../../responsetemplates/errors/ja.ts';
import { words as riskErrors } from '../../risk/errors/ja.ts';
import { words as savedfiltersErrors } from '../../savedfilters/errors/ja.ts';
import { words as scimErrors } from '../../scim/errors/ja.ts';
import { words as servicerequestsErrors } from '../../servicerequests/errors/ja.ts';
import { words as sshkeysErrors } from '../../sshkeys/errors/ja.ts';
import { words as ssoErrors } from '../../sso/errors/ja.ts';
import { words as storeErrors } from '../../store/errors/ja.ts';
import { words as syslogErrors } from '../../syslog/errors/ja.ts';
import { words as tagsErrors } from '../../tags/errors/ja.ts';
import { words as tenantErrors } from '../../tenant/errors/ja.ts';
import { words as usersErrors } from '../../users/errors/ja.ts';
import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.generated.ts';

export const words: WordsOf<typeof english> = {
  ...accessprofilesErrors,
  ...alertrulesErrors,
  ...anonymisationErrors,
  ...apikeysErrors,
  ...collectionErrors,
  ...contentprofilesErrors,
  ...dataidentifiersErrors,
  ...datasourcesErrors,
  ...decisionsErrors,
  ...destinationsErrors,
  ...dictionariesErrors,
  ...directoryErrors,
  ...exportsErrors,
  ...groupsErrors,
  ...httpErrors,
  ...incidentsErrors,
  ...inspectionErrors,
  ...investigateErrors,
  ...maintenanceErrors,
  ...mlprofilesErrors,
  ...parsersErrors,
  ...partnersErrors,
  ...policiesErrors,
  ...reportsErrors,
  ...responsetemplatesErrors,
  ...riskErrors,
  ...savedfiltersErrors,
  ...scimErrors,
  ...servicerequestsErrors,
  ...sshkeysErrors,
  ...ssoErrors,
  ...storeErrors,
  ...syslogErrors,
  ...tagsErrors,
  ...tenantErrors,
  ...usersErrors,
};

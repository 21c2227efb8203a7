// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesErrors } from '../../accessprofiles/errors/en.ts';
import { words as alertrulesErrors } from '../../alertrules/errors/en.ts';
import { words as anonymisationErrors } from '../../anonymisation/errors/en.ts';
import { words as apikeysErrors } from '../../apikeys/errors/en.ts';
import { words as collectionErrors } from '../../collection/errors/en.ts';
import { words as contentprofilesErrors } from '../../contentprofiles/errors/en.ts';
import { words as dataidentifiersErrors } from '../../dataidentifiers/errors/en.ts';
import { words as datasourcesErrors } from '../../datasources/errors/en.ts';
import { words as decisionsErrors } from '../../decisions/errors/en.ts';
import { words as destinationsErrors } from '../../destinations/errors/en.ts';
import { words as dictionariesErrors } from '../../dictionaries/errors/en.ts';
import { words as directoryErrors } from '../../directory/errors/en.ts';
import { words as exportsErrors } from '../../exports/errors/en.ts';
import { words as groupsErrors } from '../../groups/errors/en.ts';
import { words as httpErrors } from '../../http/errors/en.ts';
import { words as incidentsErrors } from '../../incidents/errors/en.ts';
import { words as inspectionErrors } from '../../inspection/errors/en.ts';
import { words as investigateErrors } from '../../investigate/errors/en.ts';
import { words as maintenanceErrors } from '../../maintenance/errors/en.ts';
import { words as mlprofilesErrors } from '../../mlprofiles/errors/en.ts';
import { words as parsersErrors } from '../../parsers/errors/en.ts';
import { words as partnersErrors } from '../../partners/errors/en.ts';
import { words as policiesErrors } from '../../policies/errors/en.ts';
import { words as reportsErrors } from '../../reports/errors/en.ts';
import { words as responsetemplatesErrors } from '../../responsetemplates/errors/en.ts';
import { words as riskErrors } from '../../risk/errors/en.ts';
import { words as savedfiltersErrors } from '../../savedfilters/errors/en.ts';
import { words as scimErrors } from '../../scim/errors/en.ts';
import { words as servicerequestsErrors } from '../../servicerequests/errors/en.ts';
import { words as sshkeysErrors } from '../../sshkeys/errors/en.ts';
import { words as ssoErrors } from '../../sso/errors/en.ts';
import { words as storeErrors } from '../../store/errors/en.ts';
import { words as syslogErrors } from '../../syslog/errors/en.ts';
import { words as tagsErrors } from '../../tags/errors/en.ts';
import { words as tenantErrors } from '../../tenant/errors/en.ts';
import { words as usersErrors } from '../../users/errors/en.ts';

export const words = {
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

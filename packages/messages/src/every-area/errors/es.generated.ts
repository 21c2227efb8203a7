// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesErrors } from '../../accessprofiles/errors/es.ts';
import { words as alertrulesErrors } from '../../alertrules/errors/es.ts';
import { words as anonymisationErrors } from '../../anonymisation/errors/es.ts';
import { words as apikeysErrors } from '../../apikeys/errors/es.ts';
import { words as collectionErrors } from '../../collection/errors/es.ts';
import { words as contentprofilesErrors } from '../../contentprofiles/errors/es.ts';
import { words as dataidentifiersErrors } from '../../dataidentifiers/errors/es.ts';
import { words as datasourcesErrors } from '../../datasources/errors/es.ts';
import { words as decisionsErrors } from '../../decisions/errors/es.ts';
import { words as destinationsErrors } from '../../destinations/errors/es.ts';
import { words as dictionariesErrors } from '../../dictionaries/errors/es.ts';
import { words as directoryErrors } from '../../directory/errors/es.ts';
import { words as exportsErrors } from '../../exports/errors/es.ts';
import { words as groupsErrors } from '../../groups/errors/es.ts';
import { words as httpErrors } from '../../http/errors/es.ts';
import { words as incidentsErrors } from '../../incidents/errors/es.ts';
import { words as inspectionErrors } from '../../inspection/errors/es.ts';
import { words as investigateErrors } from '../../investigate/errors/es.ts';
import { words as maintenanceErrors } from '../../maintenance/errors/es.ts';
import { words as mlprofilesErrors } from '../../mlprofiles/errors/es.ts';
import { words as parsersErrors } from '../../parsers/errors/es.ts';
import { words as partnersErrors } from '../../partners/errors/es.ts';
import { words as policiesErrors } from '../../policies/errors/es.ts';
import { words as reportsErrors } from '../../reports/errors/es.ts';
import { words as responsetemplatesErrors } from '../../responsetemplates/errors/es.ts';
import { words as riskErrors } from '../../risk/errors/es.ts';
import { words as savedfiltersErrors } from '../../savedfilters/errors/es.ts';
import { words as scimErrors } from '../../scim/errors/es.ts';
import { words as servicerequestsErrors } from '../../servicerequests/errors/es.ts';
import { words as sshkeysErrors } from '../../sshkeys/errors/es.ts';
import { words as ssoErrors } from '../../sso/errors/es.ts';
import { words as storeErrors } from '../../store/errors/es.ts';
import { words as syslogErrors } from '../../syslog/errors/es.ts';
import { words as tagsErrors } from '../../tags/errors/es.ts';
import { words as tenantErrors } from '../../tenant/errors/es.ts';
import { words as usersErrors } from '../../users/errors/es.ts';
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

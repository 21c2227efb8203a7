// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesErrors } from '../../accessprofiles/errors/fr.ts';
import { words as alertrulesErrors } from '../../alertrules/errors/fr.ts';
import { words as anonymisationErrors } from '../../anonymisation/errors/fr.ts';
import { words as apikeysErrors } from '../../apikeys/errors/fr.ts';
import { words as collectionErrors } from '../../collection/errors/fr.ts';
import { words as contentprofilesErrors } from '../../contentprofiles/errors/fr.ts';
import { words as dataidentifiersErrors } from '../../dataidentifiers/errors/fr.ts';
import { words as datasourcesErrors } from '../../datasources/errors/fr.ts';
import { words as decisionsErrors } from '../../decisions/errors/fr.ts';
import { words as destinationsErrors } from '../../destinations/errors/fr.ts';
import { words as dictionariesErrors } from '../../dictionaries/errors/fr.ts';
import { words as directoryErrors } from '../../directory/errors/fr.ts';
import { words as exportsErrors } from '../../exports/errors/fr.ts';
import { words as groupsErrors } from '../../groups/errors/fr.ts';
import { words as httpErrors } from '../../http/errors/fr.ts';
import { words as incidentsErrors } from '../../incidents/errors/fr.ts';
import { words as inspectionErrors } from '../../inspection/errors/fr.ts';
import { words as investigateErrors } from '../../investigate/errors/fr.ts';
import { words as maintenanceErrors } from '../../maintenance/errors/fr.ts';
import { words as mlprofilesErrors } from '../../mlprofiles/errors/fr.ts';
import { words as parsersErrors } from '../../parsers/errors/fr.ts';
import { words as partnersErrors } from '../../partners/errors/fr.ts';
import { words as policiesErrors } from '../../policies/errors/fr.ts';
import { words as reportsErrors } from '../../reports/errors/fr.ts';
import { words as responsetemplatesErrors } from '../../responsetemplates/errors/fr.ts';
import { words as riskErrors } from '../../risk/errors/fr.ts';
import { words as savedfiltersErrors } from '../../savedfilters/errors/fr.ts';
import { words as scimErrors } from '../../scim/errors/fr.ts';
import { words as servicerequestsErrors } from '../../servicerequests/errors/fr.ts';
import { words as sshkeysErrors } from '../../sshkeys/errors/fr.ts';
import { words as ssoErrors } from '../../sso/errors/fr.ts';
import { words as storeErrors } from '../../store/errors/fr.ts';
import { words as syslogErrors } from '../../syslog/errors/fr.ts';
import { words as tagsErrors } from '../../tags/errors/fr.ts';
import { words as tenantErrors } from '../../tenant/errors/fr.ts';
import { words as usersErrors } from '../../users/errors/fr.ts';
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

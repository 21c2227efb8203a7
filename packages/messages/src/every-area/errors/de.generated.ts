// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesErrors } from '../../accessprofiles/errors/de.ts';
import { words as alertrulesErrors } from '../../alertrules/errors/de.ts';
import { words as anonymisationErrors } from '../../anonymisation/errors/de.ts';
import { words as apikeysErrors } from '../../apikeys/errors/de.ts';
import { words as collectionErrors } from '../../collection/errors/de.ts';
import { words as contentprofilesErrors } from '../../contentprofiles/errors/de.ts';
import { words as dataidentifiersErrors } from '../../dataidentifiers/errors/de.ts';
import { words as datasourcesErrors } from '../../datasources/errors/de.ts';
import { words as decisionsErrors } from '../../decisions/errors/de.ts';
import { words as destinationsErrors } from '../../destinations/errors/de.ts';
import { words as dictionariesErrors } from '../../dictionaries/errors/de.ts';
import { words as directoryErrors } from '../../directory/errors/de.ts';
import { words as exportsErrors } from '../../exports/errors/de.ts';
import { words as groupsErrors } from '../../groups/errors/de.ts';
import { words as httpErrors } from '../../http/errors/de.ts';
import { words as incidentsErrors } from '../../incidents/errors/de.ts';
import { words as inspectionErrors } from '../../inspection/errors/de.ts';
import { words as investigateErrors } from '../../investigate/errors/de.ts';
import { words as maintenanceErrors } from '../../maintenance/errors/de.ts';
import { words as mlprofilesErrors } from '../../mlprofiles/errors/de.ts';
import { words as parsersErrors } from '../../parsers/errors/de.ts';
import { words as partnersErrors } from '../../partners/errors/de.ts';
import { words as policiesErrors } from '../../policies/errors/de.ts';
import { words as reportsErrors } from '../../reports/errors/de.ts';
import { words as responsetemplatesErrors } from '../../responsetemplates/errors/de.ts';
import { words as riskErrors } from '../../risk/errors/de.ts';
import { words as savedfiltersErrors } from '../../savedfilters/errors/de.ts';
import { words as scimErrors } from '../../scim/errors/de.ts';
import { words as servicerequestsErrors } from '../../servicerequests/errors/de.ts';
import { words as sshkeysErrors } from '../../sshkeys/errors/de.ts';
import { words as ssoErrors } from '../../sso/errors/de.ts';
import { words as storeErrors } from '../../store/errors/de.ts';
import { words as syslogErrors } from '../../syslog/errors/de.ts';
import { words as tagsErrors } from '../../tags/errors/de.ts';
import { words as tenantErrors } from '../../tenant/errors/de.ts';
import { words as usersErrors } from '../../users/errors/de.ts';
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

// Written by `npm run areas`. Edit the areas, not this file.
import { words as accessprofilesErrors } from '../../accessprofiles/errors/en.ts';
import { words as anonymisationErrors } from '../../anonymisation/errors/en.ts';
import { words as apikeysErrors } from '../../apikeys/errors/en.ts';
import { words as collectionErrors } from '../../collection/errors/en.ts';
import { words as datasourcesErrors } from '../../datasources/errors/en.ts';
import { words as directoryErrors } from '../../directory/errors/en.ts';
import { words as groupsErrors } from '../../groups/errors/en.ts';
import { words as httpErrors } from '../../http/errors/en.ts';
import { words as maintenanceErrors } from '../../maintenance/errors/en.ts';
import { words as partnersErrors } from '../../partners/errors/en.ts';
import { words as savedfiltersErrors } from '../../savedfilters/errors/en.ts';
import { words as scimErrors } from '../../scim/errors/en.ts';
import { words as ssoErrors } from '../../sso/errors/en.ts';
import { words as syslogErrors } from '../../syslog/errors/en.ts';
import { words as tagsErrors } from '../../tags/errors/en.ts';
import { words as tenantErrors } from '../../tenant/errors/en.ts';
import { words as usersErrors } from '../../users/errors/en.ts';

export const words = {
  ...accessprofilesErrors,
  ...anonymisationErrors,
  ...apikeysErrors,
  ...collectionErrors,
  ...datasourcesErrors,
  ...directoryErrors,
  ...groupsErrors,
  ...httpErrors,
  ...maintenanceErrors,
  ...partnersErrors,
  ...savedfiltersErrors,
  ...scimErrors,
  ...ssoErrors,
  ...syslogErrors,
  ...tagsErrors,
  ...tenantErrors,
  ...usersErrors,
};

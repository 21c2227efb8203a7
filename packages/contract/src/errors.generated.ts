// Written by `npm run areas`. Edit the areas, not this file.
import { accessprofilesErrors } from './errors/accessprofiles.ts';
import { anonymisationErrors } from './errors/anonymisation.ts';
import { apikeysErrors } from './errors/apikeys.ts';
import { auditErrors } from './errors/audit.ts';
import { collectionErrors } from './errors/collection.ts';
import { contentprofilesErrors } from './errors/contentprofiles.ts';
import { controlsErrors } from './errors/controls.ts';
import { datasourcesErrors } from './errors/datasources.ts';
import { decisionsErrors } from './errors/decisions.ts';
import { directoryErrors } from './errors/directory.ts';
import { exportsErrors } from './errors/exports.ts';
import { groupsErrors } from './errors/groups.ts';
import { httpErrors } from './errors/http.ts';
import { idempotencyErrors } from './errors/idempotency.ts';
import { inspectionErrors } from './errors/inspection.ts';
import { investigateErrors } from './errors/investigate.ts';
import { linksErrors } from './errors/links.ts';
import { maintenanceErrors } from './errors/maintenance.ts';
import { mfaErrors } from './errors/mfa.ts';
import { operatorErrors } from './errors/operator.ts';
import { partnersErrors } from './errors/partners.ts';
import { passwordErrors } from './errors/password.ts';
import { policiesErrors } from './errors/policies.ts';
import { savedfiltersErrors } from './errors/savedfilters.ts';
import { scimErrors } from './errors/scim.ts';
import { sessionErrors } from './errors/session.ts';
import { signupErrors } from './errors/signup.ts';
import { ssoErrors } from './errors/sso.ts';
import { syslogErrors } from './errors/syslog.ts';
import { tagsErrors } from './errors/tags.ts';
import { tenantErrors } from './errors/tenant.ts';
import { usersErrors } from './errors/users.ts';

export const errorsOfAreas = {
  ...accessprofilesErrors,
  ...anonymisationErrors,
  ...apikeysErrors,
  ...auditErrors,
  ...collectionErrors,
  ...contentprofilesErrors,
  ...controlsErrors,
  ...datasourcesErrors,
  ...decisionsErrors,
  ...directoryErrors,
  ...exportsErrors,
  ...groupsErrors,
  ...httpErrors,
  ...idempotencyErrors,
  ...inspectionErrors,
  ...investigateErrors,
  ...linksErrors,
  ...maintenanceErrors,
  ...mfaErrors,
  ...operatorErrors,
  ...partnersErrors,
  ...passwordErrors,
  ...policiesErrors,
  ...savedfiltersErrors,
  ...scimErrors,
  ...sessionErrors,
  ...signupErrors,
  ...ssoErrors,
  ...syslogErrors,
  ...tagsErrors,
  ...tenantErrors,
  ...usersErrors,
};

import { errors } from './errors.ts';
import { administrationErrors } from './errors-of-administration.ts';

/** Every error that can travel, for the server: pages have those that they can come upon. */
export const everyError = { ...errors, ...administrationErrors };

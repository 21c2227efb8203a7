import type { Format } from '../formats/format.ts';
import { awsCloudtrail } from './aws-cloudtrail/cloudtrail.ts';
import { oktaSystemLog } from './okta/okta.ts';
import { onePassword } from './one-password.ts';

/** Audit logs of cloud apps, most specific first. */
export const ACTIVITY_FORMATS: readonly Format[] = [onePassword, awsCloudtrail, oktaSystemLog];

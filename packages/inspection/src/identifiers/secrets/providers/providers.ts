import type { DataIdentifier } from '../../identifier.ts';
import { AI } from './ai.ts';
import { ATLASSIAN } from './atlassian.ts';
import { AWS } from './aws.ts';
import { AZURE } from './azure.ts';
import { CHAT } from './chat.ts';
import { CI } from './ci.ts';
import { DATA_PLATFORMS } from './data-platforms.ts';
import { GITHUB } from './github.ts';
import { GITLAB } from './gitlab.ts';
import { GOOGLE } from './google.ts';
import { HOSTING } from './hosting.ts';
import { IDENTITY } from './identity.ts';
import { INFRASTRUCTURE } from './infrastructure.ts';
import { MAIL } from './mail.ts';
import { OBSERVABILITY } from './observability.ts';
import { OTHER_CLOUDS } from './other-clouds.ts';
import { PACKAGE_REGISTRIES } from './package-registries.ts';
import { PAYMENTS } from './payments.ts';
import { SALES_AND_SUPPORT } from './sales-and-support.ts';
import { SECRET_MANAGERS } from './secret-managers.ts';
import { SHOPIFY } from './shopify.ts';
import { SLACK } from './slack.ts';
import { SOCIAL } from './social.ts';
import { STRIPE } from './stripe.ts';
import { TWILIO } from './twilio.ts';
import { WEB_SERVICES } from './web-services.ts';
import { WORK_TOOLS } from './work-tools.ts';

/** Keys and tokens of providers of services. */
export const PROVIDERS: readonly DataIdentifier[] = [
  ...AI,
  ...ATLASSIAN,
  ...AWS,
  ...AZURE,
  ...CHAT,
  ...CI,
  ...DATA_PLATFORMS,
  ...GITHUB,
  ...GITLAB,
  ...GOOGLE,
  ...HOSTING,
  ...IDENTITY,
  ...INFRASTRUCTURE,
  ...MAIL,
  ...OBSERVABILITY,
  ...OTHER_CLOUDS,
  ...PACKAGE_REGISTRIES,
  ...PAYMENTS,
  ...SALES_AND_SUPPORT,
  ...SECRET_MANAGERS,
  ...SHOPIFY,
  ...SLACK,
  ...SOCIAL,
  ...STRIPE,
  ...TWILIO,
  ...WEB_SERVICES,
  ...WORK_TOOLS,
];

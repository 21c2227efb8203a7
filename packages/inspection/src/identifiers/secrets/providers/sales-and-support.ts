import type { DataIdentifier } from '../../identifier.ts';
import { base62, hex, uuid } from '../body.ts';
import { hasDigit } from '../entropy.ts';
import { markedToken, namedToken } from '../token.ts';

export const SALES_AND_SUPPORT: readonly DataIdentifier[] = [
  markedToken({
    id: 'salesforce-session-token',
    name: 'Salesforce access token',
    prefix: '00D',
    body: {
      form: '[A-Za-z0-9]{12,15}![A-Za-z0-9._]{79,}[A-Za-z0-9_]',
      sample: (seed) => `${base62(12).sample(seed)}!AQ${base62(94).sample(seed)}`,
    },
    source: 'https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_access_tokens.htm',
  }),
  markedToken({
    id: 'salesforce-consumer-key',
    name: 'Salesforce connected app consumer key',
    prefix: '3MVG9',
    body: { form: '[A-Za-z0-9._]{69,}[A-Za-z0-9_]', sample: base62(80).sample },
    source: 'https://help.salesforce.com/s/articleView?id=xcloud.connected_app_create.htm',
  }),
  markedToken({
    id: 'salesforce-refresh-token',
    name: 'Salesforce refresh token',
    prefix: '5Aep861',
    body: { form: '[A-Za-z0-9._]{69,}[A-Za-z0-9_]', sample: base62(80).sample },
    source: 'https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_refresh_token_flow.htm',
  }),
  namedToken({
    id: 'salesforce-client-secret',
    name: 'Salesforce consumer secret',
    named: '(?:salesforce|sfdc|\\bsf[_-])[\\w.-]*[ ]?(?:secret|key|token)',
    label: 'SALESFORCE_CLIENT_SECRET',
    body: { form: '(?:[0-9A-F]{64}|[0-9]{16,19}|[A-Za-z0-9]{24})', sample: base62(24).sample },
    verify: hasDigit,
    source: 'https://help.salesforce.com/s/articleView?id=xcloud.connected_app_create.htm',
  }),
  markedToken({
    id: 'hubspot-private-app-token',
    name: 'HubSpot private app token',
    prefix: ['pat-na1-', 'pat-na2-', 'pat-na3-', 'pat-eu1-', 'pat-ap1-'],
    body: uuid,
    source: 'https://developers.hubspot.com/docs/guides/apps/private-apps/overview',
  }),
  namedToken({
    id: 'hubspot-api-key',
    name: 'HubSpot API key or client secret',
    named: 'hub_?spot|hapikey',
    label: 'HUBSPOT_API_KEY',
    body: uuid,
    source: 'https://developers.hubspot.com/docs/guides/apps/authentication/intro-to-auth',
  }),
  namedToken({
    id: 'zendesk-token',
    name: 'Zendesk API token or OAuth secret',
    named: 'zendesk',
    label: 'ZENDESK_API_TOKEN',
    body: { form: '(?:[0-9a-f]{64}|[A-Za-z0-9]{40})', sample: base62(40).sample },
    source: 'https://developer.zendesk.com/api-reference/introduction/security-and-auth/',
  }),
  namedToken({
    id: 'intercom-token',
    name: 'Intercom access token',
    named: 'intercom',
    label: 'INTERCOM_ACCESS_TOKEN',
    body: {
      form: '(?:dG9r[A-Za-z0-9+/]{52,56}={0,2}|[A-Za-z0-9+/=_-]{60})',
      sample: (seed) => `dG9r${base62(56).sample(seed)}`,
    },
    source: 'https://developers.intercom.com/docs/build-an-integration/learn-more/authentication',
  }),
  namedToken({
    id: 'freshdesk-key',
    name: 'Freshdesk or Freshservice API key',
    named: 'fresh(?:desk|service|sales|works)',
    label: 'FRESHDESK_API_KEY',
    body: base62(20),
    verify: hasDigit,
    source: 'https://developers.freshdesk.com/api/#authentication',
  }),
  namedToken({
    id: 'pipedrive-token',
    name: 'Pipedrive API token',
    named: 'pipedrive',
    label: 'PIPEDRIVE_API_TOKEN',
    body: hex(40),
    source: 'https://developers.pipedrive.com/docs/api/v1',
  }),
  namedToken({
    id: 'helpscout-secret',
    name: 'Help Scout, Drift or Front secret',
    named: 'help_?scout|\\bdrift[_-]|beamer',
    label: 'HELPSCOUT_APP_SECRET',
    body: base62(32),
    verify: hasDigit,
    source: 'https://developer.helpscout.com/mailbox-api/overview/authentication/',
  }),
  namedToken({
    id: 'zoho-refresh-token',
    name: 'Zoho token or client secret',
    named: 'zoho',
    label: 'ZOHO_REFRESH_TOKEN',
    body: {
      form: '(?:1000[.][0-9a-f]{32}[.][0-9a-f]{32}|[0-9a-f]{42})',
      sample: (seed) => `1000.${hex(32).sample(seed)}.${hex(32).sample(seed + 3)}`,
    },
    source: 'https://www.zoho.com/crm/developer/docs/api/v8/oauth-overview.html',
  }),
  namedToken({
    id: 'zoom-secret',
    name: 'Zoom client secret',
    named: 'zoom[\\w.-]*[ ]?secret',
    label: 'ZOOM_CLIENT_SECRET',
    body: base62(32, 36),
    source: 'https://developers.zoom.us/docs/internal-apps/s2s-oauth/',
  }),
];

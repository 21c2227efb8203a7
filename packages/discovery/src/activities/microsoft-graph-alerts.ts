import { isJsonObject, type JsonObject } from '../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from './activity-format.ts';
import { hasAll, takeKnown, takeTime } from './microsoft-shapes.ts';
import type { RecordFacts } from './record-facts.ts';
import { textOf, valueAt } from './record-path.ts';

/** Products that raise alerts, by `serviceSource`, with an entry of their own in the catalog. */
const SERVICES: Readonly<Record<string, string>> = {
  azureadidentityprotection: 'microsoft-entra-id',
  datalossprevention: 'microsoft-purview',
  microsoftappgovernancepolicy: 'microsoft-entra-id',
  microsoftinsiderriskmanagement: 'microsoft-purview',
};

/** Microsoft Graph's `alert` resource, and the older one with the state of its users. */
function recognises(record: JsonObject): boolean {
  const isCommon = hasAll(record, 'id', 'title', 'severity', 'status', 'createdDateTime');
  return isCommon && (hasAll(record, 'serviceSource') || hasAll(record, 'vendorInformation'));
}

/** Accounts, addresses and devices in the evidence; the first of each is who and where it was. */
const EVIDENCE = {
  user: ['userAccount.userPrincipalName', 'userAccount.accountName', 'primaryAddress'],
  src_ip: ['ipAddress', 'senderIp'],
  device: ['deviceDnsName', 'hostName'],
  country: ['countryLetterCode', 'location.countryName'],
} as const;

function readEvidence(facts: RecordFacts): void {
  const list = facts.at('evidence');
  if (!Array.isArray(list)) return;
  for (const [index, item] of list.entries()) {
    if (!isJsonObject(item)) continue;
    const path = `evidence[${index}]`;
    const known = facts.get('user');
    for (const fact of ['user', 'src_ip', 'device', 'country'] as const)
      takeKnown(facts, fact, ...EVIDENCE[fact].map((member) => `${path}.${member}`));
    const account = textOf(valueAt(item, 'userAccount.userPrincipalName'));
    if (known !== undefined && account !== undefined && account !== known)
      facts.addTargets([account], `${path}.userAccount.userPrincipalName`);
  }
}

export const microsoftGraphAlerts = activityFormat({
  name: 'microsoft-graph-alerts',
  title: 'Microsoft Graph security alerts (Defender, Entra ID Protection, Purview)',
  service: 'microsoft-defender',
  marks: ['serviceSource', 'vendorInformation'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'device', 'severity', 'country', 'url', 'message'],
  recognises,
  read: (facts) => {
    const source = facts.text('serviceSource', 'vendorInformation.provider') ?? '';
    readEvidence(facts);
    facts
      .act('alert', facts.text('category', 'title') ?? '', 'category')
      .on('alert')
      .ended('success')
      .take('object', 'title')
      .take('object_id', 'id')
      .take('raw_id', 'id')
      .take('user', 'userStates[0].userPrincipalName', 'userStates[0].accountName')
      .take('src_ip', 'userStates[0].logonIp', 'networkConnections[0].sourceAddress')
      .take('device', 'hostStates[0].fqdn')
      .take('severity', 'severity')
      .take('url', 'alertWebUrl')
      .take('message', 'description')
      .set('app', facts.text('productName', 'vendorInformation.provider') ?? source, 'serviceSource')
      .set('service_id', SERVICES[source.toLowerCase()], 'serviceSource')
      .keep('account', 'tenantId', 'azureTenantId')
      .keep('status', 'status');
    takeTime(facts, 'firstActivityDateTime', 'eventDateTime', 'createdDateTime');
    return undefined;
  },
});

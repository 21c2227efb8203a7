import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import { anyShape, hasAll, takeKnown, takeTime, withParsedMembers } from '../microsoft-shapes.ts';

/** Risks that Entra ID Protection finds in sign-ins and accounts. */
export const entraRiskDetections = activityFormat({
  name: 'entra-id-risk-detections',
  title:
    'Microsoft Entra ID Protection risk detections (diagnostic settings, Microsoft Graph, Log Analytics)',
  service: 'microsoft-entra-id',
  marks: ['iskEventType'],
  fields: [...ACTIVITY_FIELDS, 'session', 'severity', 'country', 'city', 'lat', 'lon'],
  recognises: (record) =>
    ['properties.riskEventType', 'riskEventType', 'RiskEventType'].some((path) => hasAll(record, path)) &&
    ['properties.riskState', 'riskState', 'RiskState'].some((path) => hasAll(record, path)),
  split: (record) => [withParsedMembers(record)],
  read: (facts) => {
    const risk = facts.text(...anyShape('riskEventType')) ?? '';
    facts
      .act('alert', risk, 'riskEventType')
      .on('alert')
      .ended('success')
      .set('object', risk, 'riskEventType')
      .take(
        'user',
        ...anyShape('userPrincipalName', 'servicePrincipalDisplayName', 'userDisplayName', 'userId'),
      )
      .keep('actor_name', ...anyShape('userDisplayName'))
      .take('severity', ...anyShape('riskLevel'))
      .take('object_id', ...anyShape('id'))
      .take('raw_id', ...anyShape('id'))
      .keep('risk_state', ...anyShape('riskState'))
      .keep('reason', ...anyShape('riskDetail'))
      .keep('account', 'tenantId', 'TenantId')
      .take('country', ...anyShape('location.countryOrRegion'))
      .take('city', ...anyShape('location.city'))
      .take('lat', ...anyShape('location.geoCoordinates.latitude'))
      .take('lon', ...anyShape('location.geoCoordinates.longitude'));
    takeKnown(facts, 'src_ip', ...anyShape('ipAddress'), 'callerIpAddress');
    takeKnown(facts, 'session', ...anyShape('correlationId'));
    takeTime(facts, ...anyShape('activityDateTime', 'detectedDateTime'), 'time', 'TimeGenerated');
    return undefined;
  },
});

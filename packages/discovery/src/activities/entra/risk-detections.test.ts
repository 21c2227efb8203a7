import { expect, test } from 'vitest';
import { activitiesOf } from '../test-records.ts';

const detection = {
  id: 'k1',
  correlationId: 'c1',
  riskEventType: 'anonymizedIPAddress',
  riskState: 'atRisk',
  riskLevel: 'medium',
  riskDetail: 'none',
  activityDateTime: '2026-11-20T08:14:22Z',
  detectedDateTime: '2026-11-20T08:20:00Z',
  ipAddress: '203.0.113.9',
  userPrincipalName: 'salma@atlas.example',
  location: { city: 'Casablanca', countryOrRegion: 'MA' },
};

test('risk detections of Microsoft Graph, diagnostic settings and Log Analytics', () => {
  const setting = {
    time: 'x',
    category: 'UserRiskEvents',
    operationName: 'User Risk Detection',
    properties: detection,
  };
  const columns = Object.entries(detection).map(([name, value]) => [
    name.charAt(0).toUpperCase() + name.slice(1),
    typeof value === 'object' ? JSON.stringify(value) : value,
  ]);
  for (const record of [detection, setting, Object.fromEntries(columns)])
    expect(activitiesOf(record)).toMatchObject([
      {
        format: 'entra-id-risk-detections',
        time: Date.UTC(2026, 10, 20, 8, 14, 22),
        user: 'salma@atlas.example',
        activity: 'alert',
        object: 'anonymizedIPAddress',
        severity: 'medium',
        src_ip: '203.0.113.9',
        country: 'MA',
        city: 'Casablanca',
        session: 'c1',
      },
    ]);
});

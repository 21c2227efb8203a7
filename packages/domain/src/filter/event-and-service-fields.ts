import { DEVICE_TYPES } from '../device-type.ts';
import { RISK_LEVELS } from '../risk.ts';
import { defineFields } from './vocabulary.ts';

/** Fields that traffic and activities share, read from the event. */
export const EVENT = defineFields({
  source: { of: 'event', type: 'word' },
  user: { of: 'event', type: 'word' },
  user_domain: { of: 'event', type: 'word' },
  src_ip: { of: 'event', type: 'word', isAddress: true },
  url: { of: 'event', type: 'text' },
  user_agent: { of: 'event', type: 'text' },
  browser: { of: 'event', type: 'word' },
  os: { of: 'event', type: 'word' },
  device: { of: 'event', type: 'word' },
  device_type: { of: 'event', type: 'word', values: DEVICE_TYPES, mayBeUnknown: true },
  country: { of: 'event', type: 'word' },
  city: { of: 'event', type: 'word' },
  network: { of: 'event', type: 'word' }, // network of the address, as AS15169 GOOGLE
  message: { of: 'event', type: 'text' },
});

/** Fields that the catalog's data on an event's service answers. */
export const SERVICE = defineFields({
  service: { of: 'service', type: 'word' }, // ID or name
  category: { of: 'service', type: 'word' },
  risk: { of: 'service', type: 'word', values: RISK_LEVELS },
  risk_score: { of: 'service', type: 'number' }, // 0 to 100, higher is riskier
  brr: { of: 'service', type: 'number' }, // 100 minus the risk score; 102 automatic fail, 103 not researched
  vendor: { of: 'service', type: 'word' },
  headquarters: { of: 'service', type: 'word' }, // ISO 3166-1 alpha-2
  tag: { of: 'service', type: 'word' }, // number or name of a custom tag
});

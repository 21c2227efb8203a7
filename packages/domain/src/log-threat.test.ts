import { expect, test } from 'vitest';
import { isThreatCategory } from './log-threat.ts';

test.each([
  'Malicious Sources/Malnets',
  'phishing-and-fraud',
  'Command and Control Centers',
  'command-and-control',
  'MALWARE_SITES',
  'Spyware/Adware',
  'Suspicious',
  'Cryptojacking',
])('%s is a threat', (category) => {
  expect(isThreatCategory(category)).toBe(true);
});

test.each([
  'File Storage',
  'Viral videos',
  'Business and Economy',
  'Health',
  'Web Hosting',
  'C2C commerce',
  '',
  'Hackathons',
])('%s is none', (category) => {
  expect(isThreatCategory(category)).toBe(false);
});

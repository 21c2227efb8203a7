import { expect, test } from 'vitest';
import { isHarmfulCategory } from './threat.ts';

test.each([
  ...['Malicious Sources/Malnets', 'Malicious Outbound Data/Botnets', 'Phishing', 'malware-sites'],
  ...['phishing-and-other-frauds', 'command-and-control', 'Spyware/Malware Sources', 'BOTNET', 'ransomware'],
  ...['Compromised Websites', 'MalwareSites', 'Bot Networks; Botnets', 'C2', 'hacking'],
  ...['Command and Control Centers', 'MALWARE_SITES', 'Suspicious', 'Cryptojacking'],
])('%s is a verdict', (category) => expect(isHarmfulCategory(category)).toBe(true));

test.each([
  ...['Technology/Internet', 'Web Ads/Analytics', 'Computer and Internet Security', 'File Storage/Sharing'],
  ...[
    'Robotics',
    'Adult/Mature Content',
    'Antivirus Updates',
    'anti-malware',
    'Parked Domain',
    'Bottles',
    '',
  ],
  ...['Non-malicious', 'Wormwood gardens', 'Viral videos', 'C2C commerce', 'Hackathons'],
])('%s is rejected', (category) => expect(isHarmfulCategory(category)).toBe(false));

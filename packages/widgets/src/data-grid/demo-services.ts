import { brrOf, type RiskLevel, riskLevel } from '@casbah/domain/risk';

/** A service as listed, for stories only. */
export interface DemoService {
  id: string;
  name: string;
  category: string;
  brr: number;
  level: RiskLevel;
  users: number;
  traffic: number;
  uploaded: number;
  country: string;
  vendor: string;
}

const GB = 1024 ** 3;
const KNOWN: readonly (readonly [string, string, number, number, number, number])[] = [
  ['Dropbox', 'Cloud storage', 62, 412, 1843, 214],
  ['WeTransfer', 'File sharing', 81, 187, 96, 88],
  ['ChatGPT', 'Generative AI', 74, 655, 41, 12],
  ['Google Drive', 'Cloud storage', 21, 1204, 6350, 1126],
  ['Notion', 'Collaboration', 38, 301, 22, 3],
  ['MEGA', 'Cloud storage', 88, 23, 14, 13],
  ['Slack', 'Messaging', 18, 980, 310, 58],
  ['Pastebin', 'Code sharing', 79, 64, 0.4, 0.1],
  ['Figma', 'Design', 27, 142, 31, 9.1],
  ['Trello', 'Project management', 33, 198, 6, 1.2],
  ['GitHub', 'Development', 16, 377, 540, 77],
  ['Grammarly', 'Productivity', 57, 266, 8.3, 5.9],
  ['Scribd', 'Documents', 71, 39, 2.2, 0.3],
  ['Zoom', 'Conferencing', 29, 1110, 2870, 1331],
];
const COUNTRIES = ['United States', 'Germany', 'China', 'France', 'Netherlands', 'New Zealand'];

/** A deterministic list of any length. */
export function demoServices(length: number): DemoService[] {
  return Array.from({ length }, (_, index) => {
    const known = KNOWN[index % KNOWN.length];
    const round = Math.floor(index / KNOWN.length);
    const [name, category, risk, users, traffic, uploaded] = known ?? ['', '', 0, 0, 0, 0];
    const brr = brrOf((risk + round * 17) % 101);
    return {
      id: `service-${index}`,
      name: round === 0 ? name : `${name} ${round + 1}`,
      category,
      brr,
      level: riskLevel(brr),
      users: Math.max(1, Math.round(users / (round * 0.3 + 1))),
      traffic: (traffic * GB) / (round + 1),
      uploaded: (uploaded * GB) / (round + 1),
      country: COUNTRIES[(index * 7) % COUNTRIES.length] ?? '',
      vendor: `${name} Inc.`,
    };
  });
}

/**
 * Kind of machine behind a request, if the log shows it. `tool`: an unattended program such as a script or package
 * manager. `other`: a television, game console and so on.
 */
export const DEVICE_TYPES = ['desktop', 'phone', 'tablet', 'tool', 'other'] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** Program families (`Event.browser`) that run unattended. */
const TOOLS: ReadonlySet<string> = new Set([
  'curl',
  'Wget',
  'PowerShell',
  'Python',
  'Go',
  'Java',
  'Node.js',
  'Ruby',
  'Perl',
  'PHP',
  'Git',
  'AWS CLI',
  'AWS SDK',
  'Docker',
  'APT',
  'DNF',
  'rclone',
  'Headless Chrome',
]);

const OTHERS = [
  'SMART-TV',
  'SmartTV',
  'Smart TV',
  'Android TV',
  'GoogleTV',
  'AppleTV',
  'CrKey',
  'Xbox',
] as const;

/** Prefixes of system names in lower case: our families, and spellings in logs (`Mac OS`, `Windows 11`). */
const SYSTEMS: readonly (readonly [start: string, type: DeviceType])[] = [
  ['windows phone', 'phone'],
  ['windows', 'desktop'],
  ['mac', 'desktop'],
  ['os x', 'desktop'],
  ['chrome', 'desktop'],
  ['linux', 'desktop'],
  ['ubuntu', 'desktop'],
  ['freebsd', 'desktop'],
  ['ipados', 'tablet'],
  ['ios', 'phone'],
  ['iphone', 'phone'],
  ['android', 'phone'],
  ['tizen', 'other'],
  ['webos', 'other'],
  ['playstation', 'other'],
  ['nintendo', 'other'],
];

/** Client fields of an event. */
interface Client {
  user_agent?: string | undefined;
  browser?: string | undefined;
  os?: string | undefined;
}

/**
 * Device type of a request, from the user agent's machine, otherwise program, otherwise system. Android browsers write
 * `Mobile` only on phones; an iPad requesting desktop pages looks like a Mac.
 */
export function deviceTypeOf({
  user_agent: agent = '',
  browser = '',
  os = '',
}: Client): DeviceType | undefined {
  if (OTHERS.some((word) => agent.includes(word))) return 'other';
  if (agent.includes('iPad')) return 'tablet';
  if (agent.includes('iPhone') || agent.includes('iPod')) return 'phone';
  const isBrowserOfAndroid = agent.includes('Android') && agent.includes('Mozilla/');
  if (isBrowserOfAndroid && !agent.includes('Mobile')) return 'tablet';
  if (agent.includes('Android')) return agent.includes('Tablet') ? 'tablet' : 'phone';
  if (TOOLS.has(browser)) return 'tool';
  const system = os.toLowerCase();
  return SYSTEMS.find(([start]) => system.startsWith(start))?.[1];
}

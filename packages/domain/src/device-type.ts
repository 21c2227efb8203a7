/**
 * Kind of machine of a request, as far as the log shows. `tool`: an unattended program such as a script, a library or a
 * server's package manager. `other`: a television, a console or the like.
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

/** Beginnings of a system's name in lower case: families of ours, and what logs say themselves (`Mac OS`, `Windows 11`). */
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

/** What an event says of its client. */
interface Client {
  user_agent?: string | undefined;
  browser?: string | undefined;
  os?: string | undefined;
}

/**
 * Device type of a request. The user agent shows it by the machine, then the program, then the system. Android browsers
 * on phones say `Mobile`, those on tablets don't; an iPad requesting desktop pages looks like a Mac.
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

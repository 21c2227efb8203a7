/**
 * What kind of machine a request came from, as far as its log tells. `tool`: a program that nobody sits before, such as a
 * script, a library or the package manager of a server. `other`: a television, a console or the like.
 */
export const DEVICE_TYPES = ['desktop', 'phone', 'tablet', 'tool', 'other'] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** Families of programs (`Event.browser`) that run by themselves. */
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
 * The type of the machine that sent a request. The user agent says it where it names a machine, then the program, then the
 * system. A browser of Android on a phone says `Mobile`, one on a tablet does not; an iPad that asks for pages as a desktop
 * does cannot be told from a Mac.
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

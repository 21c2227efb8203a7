/** What the logs, and what is known of services, show to be looked at. Worst first. */
export const THREAT_KINDS = [
  'harmful_verdict',
  'harmful_service',
  'unknown_upload',
  'blocked_then_allowed',
  'risky_service',
] as const;
export type ThreatKind = (typeof THREAT_KINDS)[number];

/**
 * To hosts that are no service of the catalog: what is sent there in the time looked at, to be worth a look. In MB of 2^20 bytes; a
 * company may say otherwise.
 */
export const UNKNOWN_UPLOAD_MB = { default: 50, minimum: 1, maximum: 1_048_576 } as const;

/** What a company says of its traffic to be out of the ordinary: settings of the application `audit`. */
export const ANOMALY_VALUES = ['unknown_upload_mb'] as const;

/**
 * Words of proxies and firewalls for harmful content: malware, phishing, botnets and their command hosts. Lesser
 * categories (advertising, parked domains, adult content) don't count.
 */
const HARMFUL =
  /\b(?:mal(?:ware|icious|nets?)|virus|ransom\w*|spyware|adware|suspicious|trojans?|worms?|phish\w*|fraud\w*|scam\w*|bot ?nets?|bots|command (?:and|&) control|c2|c&c|exploit\w*|compromised|cryptojack\w*|crypto ?min\w*|key ?loggers?|hacking|dga|dns tunnel\w*)\b/i;

/** What of a category is looked at: a line may be of any length. */
const LONGEST_CATEGORY = 512;

/** Whether a log's word for a category is a verdict: `Malicious Sources/Malnets`, `phishing-and-other-frauds`. */
export function isHarmfulCategory(category: string): boolean {
  const words = category
    .slice(0, LONGEST_CATEGORY)
    .replace(/[_/;,|:.-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2');
  return HARMFUL.test(words) && !/\bnon[ -]?malicious\b|\bsafe\b|\banti(?:[ -]|virus)/i.test(words);
}

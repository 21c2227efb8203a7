/** Kinds of findings from logs and service data, worst first. */
export const THREAT_KINDS = [
  'harmful_verdict',
  'harmful_service',
  'unknown_upload',
  'blocked_then_allowed',
  'risky_service',
] as const;
export type ThreatKind = (typeof THREAT_KINDS)[number];

/**
 * Minimum upload to hosts outside the catalog to be a finding, within the range. MB of 2^20 bytes; a company can change
 * it.
 */
export const UNKNOWN_UPLOAD_MB = { default: 50, minimum: 1, maximum: 1_048_576 } as const;

/** Anomaly thresholds a company can set, in the application `audit`. */
export const ANOMALY_VALUES = ['unknown_upload_mb'] as const;

/**
 * Proxy and firewall words for harmful content: malware, phishing, botnets and their command hosts. Excludes lesser
 * categories (advertising, parked domains, adult content).
 */
const HARMFUL =
  /\b(?:mal(?:ware|icious|nets?)|virus|ransom\w*|spyware|adware|suspicious|trojans?|worms?|phish\w*|fraud\w*|scam\w*|bot ?nets?|bots|command (?:and|&) control|c2|c&c|exploit\w*|compromised|cryptojack\w*|crypto ?min\w*|key ?loggers?|hacking|dga|dns tunnel\w*)\b/i;

/** Maximum characters of a category to check, because a line may have any length. */
const LONGEST_CATEGORY = 512;

/** Whether a category in a log is a verdict: `Malicious Sources/Malnets`, `phishing-and-other-frauds`. */
export function isHarmfulCategory(category: string): boolean {
  const words = category
    .slice(0, LONGEST_CATEGORY)
    .replace(/[_/;,|:.-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2');
  return HARMFUL.test(words) && !/\bnon[ -]?malicious\b|\bsafe\b|\banti(?:[ -]|virus)/i.test(words);
}

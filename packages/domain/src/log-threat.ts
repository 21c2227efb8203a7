/** Words by which vendors of proxies and firewalls name what endangers whoever goes there. */
const THREATS =
  /malware|malicious|phish|botnet|spyware|adware|ransomware|trojan|\bvirus|\bworm|exploit|command[ -]and[ -]control|\bc2\b|cryptojack|coin ?min|\bscam|fraud|suspicious|compromised|hacking|keylogger/i;

/** Whether a category, as a log says it, names a threat: `Malicious Sources/Malnets`, `phishing-and-fraud`. */
export function isThreatCategory(category: string): boolean {
  return THREATS.test(category.replaceAll('_', ' ').slice(0, 512));
}

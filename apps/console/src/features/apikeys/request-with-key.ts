/** A command to copy, the same in every language. Every key can make this call, whatever its profile. */
export function requestWithKey(origin: string, key: string): string {
  return `curl -H "Authorization: Bearer ${key}" ${origin}/admin/heartbeat`;
}

/** Names of devices in Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Whether every system that files are synced to accepts the name. Names can't contain placeholders. */
export function isSafeFileName(name: string): boolean {
  return (
    name !== '' &&
    name === name.trim() &&
    !name.endsWith('.') &&
    !/[\\/:*?"<>|{}\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name) &&
    !DEVICE.test(name)
  );
}

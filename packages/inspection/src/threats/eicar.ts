/**
 * The test file that every malware scanner must find. In parts, so that scanners don't find it here. Source: EICAR, Anti-malware
 * testfile.
 */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-', 'TEST-FILE!$H+H*'].join('');
/** White space may follow, up to this length of the whole file. */
const LONGEST = 128;

/** Whether a file is the EICAR test file. `bytes` is its beginning, at least 129 bytes if it has so many. */
export function isEicar(bytes: Uint8Array): boolean {
  if (bytes.length < EICAR.length || bytes.length > LONGEST) return false;
  for (let at = 0; at < EICAR.length; at += 1) if (bytes[at] !== EICAR.charCodeAt(at)) return false;
  return bytes
    .subarray(EICAR.length)
    .every((byte) => byte === 32 || (byte >= 9 && byte <= 13) || byte === 26);
}

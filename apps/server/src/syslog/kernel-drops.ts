/**
 * Datagrams that Linux dropped for lack of buffer space, over all sockets of a port, from the text of `/proc/net/udp` or
 * `udp6`. In `udp4_seq_show` of the kernel, the local address is the second column, drops the last.
 */
export function kernelDrops(table: string, port: number): number {
  const bound = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  let drops = 0;
  for (const row of table.split('\n').slice(1)) {
    const columns = row.trim().split(/\s+/);
    if (columns[1]?.endsWith(bound) !== true) continue;
    const dropped = Number(columns.at(-1));
    if (Number.isSafeInteger(dropped)) drops += dropped;
  }
  return drops;
}

/**
 * Datagrams that Linux threw away because a socket's buffer was full, from the text of `/proc/net/udp` or `udp6`: of all
 * sockets bound to a port. The columns are those of the kernel's `udp4_seq_show`: the local address second, the drops last.
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

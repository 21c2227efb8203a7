/** Sends numbered syslog lines to a local port as fast as possible: `node syslog-sender.ts PORT LINES`. */
import { connect } from 'node:net';

const [port = 0, lines = 0] = process.argv.slice(2).map(Number);
const REST =
  'action="accept" policyid=12 srcip=10.20.30.40 dstip=192.0.2.7 hostname="box.example" sentbyte=1200 rcvdbyte=53000';
/** Lines per write; single lines would measure the sender. */
const BATCH = 500;

const socket = connect({ host: '127.0.0.1', port });
let sent = 0;
function send(): void {
  while (sent < lines) {
    const end = Math.min(lines, sent + BATCH);
    let text = '';
    for (; sent < end; sent += 1) text += `<189>Nov 20 08:14:22 fw-lyon date=2026-11-20 n=${sent} ${REST}\n`;
    if (!socket.write(text)) return;
  }
  socket.end();
}
socket.on('connect', send);
socket.on('drain', send);

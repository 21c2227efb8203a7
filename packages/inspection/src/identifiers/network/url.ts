import { isPublicDomain } from '../contact/domain-suffix.ts';
import type { DataIdentifier } from '../identifier.ts';

/** What ends a URL in texts: space, quotes, brackets, and scripts that are written on without a space. */
const END =
  '\\s<>"\'`{}|\\\\^\\[\\]()\\p{Han}\\p{Hiragana}\\p{Katakana}\\p{Hangul}\\x{3000}-\\x{303f}\\x{ff00}-\\x{ffef}\\x{2018}-\\x{201f}«»';
const PART = `(?:[^${END}]|\\([^${END}]*\\))`;
/** Punctuation at the end belongs to the sentence. */
const LAST = `(?:[^${END}.,;:!?*_~]|\\([^${END}]*\\))`;
const SCHEMES =
  'https?|ftps?|sftp|ssh|git|svn|wss?|ldaps?|smb|nfs|rtsp|rtmp|telnet|s3|gs|hdfs|redis|rediss|mongodb(?:\\+srv)?|postgres(?:ql)?|mysql|amqps?|jdbc:\\w{2,20}|tcp|udp';

export const URL_ADDRESS: DataIdentifier = {
  id: 'url',
  name: 'URL',
  group: 'network',
  risks: [],
  patterns: [
    `\\b(?:${SCHEMES})://(?:\\[[0-9a-f:.]+\\](?::\\d+)?(?:/${PART}*${LAST}|/)?|${PART}*${LAST})`,
    `\\bwww\\.${PART}*${LAST}`,
  ],
  ignoreCase: true,
  isolated: 'none',
  check: ({ text, before }) => {
    if (/[\w@.-]$/.test(before)) return false;
    const host = /^(?:[^/]*:\/\/)?(?:[^/?#@]*@)?(\[[0-9a-f:.]+|[^/?#:]*)/i.exec(text)?.[1] ?? '';
    return /^www\./i.test(text) ? isPublicDomain(host.slice(4)) : /[\p{L}\p{N}:]/u.test(host);
  },
  keywords: [],
  within: 0,
  reported: 'medium',
  rank: 5,
  examples: {
    matching: [
      ['See https://www.example.com/a?b=1#c, please.', 'https://www.example.com/a?b=1#c'],
      ['(http://example.org/wiki/Casbah_(CASB))', 'http://example.org/wiki/Casbah_(CASB)'],
      ['www.example.de has it', 'www.example.de'],
      ['詳しくはhttps://example.jp/helpをご覧ください', 'https://example.jp/help'],
      ['curl http://[2001:db8::1]:8080/', 'http://[2001:db8::1]:8080/'],
    ],
    clean: ['www.microsoft', 'http:// is a scheme', 'the www. prefix'],
  },
  source: 'RFC 3986; IANA URI schemes',
};

import type { Candidate, DataIdentifier } from '../identifier.ts';
import { isRealDomain } from './domain-suffix.ts';

const LETTER = '\\p{Latin}\\p{Greek}\\p{Cyrillic}0-9';
/** Lengths are checked afterwards: counted repeats make the automaton large. */
const DOMAIN = `(?:[${LETTER}][${LETTER}-]*\\.)+(?:xn--[A-Za-z0-9-]+|[A-Za-z]{2,}|\\p{Cyrillic}+|\\p{Greek}+)`;
const LOCAL = `[${LETTER}_][${LETTER}._%+'#~&*!^-]*`;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

function isAddress({ text, before, after }: Candidate): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = text.slice(at + 1);
  if (local.length > 64 || text.length > 254 || /[.'#&*!^]$/.test(local)) return false;
  if (!domain.split('.').every((label) => LABEL.test(label))) return false;
  if (!local.startsWith('"') && local.includes('..')) return false;
  // `git@host.org:path` and `user:password@host.org` are addresses of machines.
  if (/^:[\w~/.-]*\//.test(after) || /:\/\/[^\s/@]*:$/.test(before)) return false;
  const word = /[^\s"'<>]*$/.exec(before)?.[0] ?? '';
  if (word.includes('://') && !/[?&#;][^/]*$/.test(word)) return false;
  return isRealDomain(domain);
}

export const EMAIL_ADDRESS: DataIdentifier = {
  id: 'email-address',
  name: 'Email address',
  group: 'contact',
  risks: ['pii'],
  patterns: [
    `${LOCAL}@${DOMAIN}`,
    `"[^"\\s@]+(?: [^"\\s@]+)?"@${DOMAIN}`,
    `[\\p{Han}\\p{Hiragana}\\p{Katakana}\\p{Hangul}\\p{Arabic}\\p{Devanagari}\\p{Thai}]+@(?:[\\p{L}\\p{N}-]+\\.)+\\p{L}{2,}`,
  ],
  isolated: 'word',
  check: isAddress,
  keywords: [
    ...[
      'email',
      'e mail',
      'mail',
      'email address',
      'mailto',
      'from',
      'cc',
      'bcc',
      'reply to',
      'contact',
      'e-mail',
    ],
    ...[
      'adresse électronique',
      'courriel',
      'correo',
      'correo electrónico',
      'e-mail-adresse',
      'メール',
      'メールアドレス',
      '邮箱',
      '이메일',
    ],
  ],
  within: 30,
  conclusive: true,
  reported: 'medium',
  rank: 10,
  examples: {
    matching: [
      ['Write to jane.roe+bills@mail.example.com.', 'jane.roe+bills@mail.example.com'],
      ["<o'neil@example.co.uk>", "o'neil@example.co.uk"],
      ['メールはtaro@example.jpです', 'taro@example.jp'],
      ['https://example.com/unsubscribe?to=jane@example.org', 'jane@example.org'],
      ['jürgen@bücher.de', 'jürgen@bücher.de'],
    ],
    clean: [
      'Write to jane.roe@mail.',
      'git clone git@github.com:casbah/casbah.git',
      'postgres://casbah:secret@db.example.com/casbah',
      'logo@2x.png',
      'https://medium.com/posts/jane@example.com/1',
      'npm install react@18.2.0',
    ],
  },
  source: 'RFC 5321, section 4.1.2; RFC 6531',
};

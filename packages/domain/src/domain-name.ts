const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** A domain as the DNS names it: `company.example`, at least two parts. */
export function isDomainName(text: string): boolean {
  return DOMAIN.test(text);
}

/**
 * Mail services where anybody has an address: who shows to have one there hasn't shown to be of any company. The largest
 * by users; a smaller one that is missing lets a sign-up through that an operator can still refuse.
 */
const PUBLIC_MAIL = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com'],
  ...['yahoo.co.jp', 'yahoo.co.uk', 'yahoo.fr', 'yahoo.de', 'ymail.com', 'icloud.com', 'me.com', 'mac.com'],
  ...['aol.com', 'proton.me', 'protonmail.com', 'gmx.de', 'gmx.net', 'gmx.com', 'web.de', 't-online.de'],
  ...['mail.com', 'mail.ru', 'yandex.ru', 'yandex.com', 'zoho.com', 'qq.com', '163.com', '126.com'],
  ...[
    'naver.com',
    'daum.net',
    'orange.fr',
    'wanadoo.fr',
    'free.fr',
    'laposte.net',
    'libero.it',
    'uol.com.br',
  ],
  ...['hotmail.fr', 'hotmail.es', 'hotmail.co.uk', 'outlook.fr', 'outlook.de', 'outlook.es', 'outlook.jp'],
  ...['docomo.ne.jp', 'ezweb.ne.jp', 'softbank.ne.jp', 'fastmail.com', 'tutanota.com', 'hey.com', 'pm.me'],
]);

export function isPublicMailDomain(domain: string): boolean {
  return PUBLIC_MAIL.has(domain.toLowerCase());
}

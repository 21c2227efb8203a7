const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Whether a text is a DNS domain: `company.example`, at least two labels. */
export function isDomainName(text: string): boolean {
  return DOMAIN.test(text);
}

/**
 * Public email providers, where an address proves no company. The largest by users; an operator can still reject
 * sign-ups from smaller ones.
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

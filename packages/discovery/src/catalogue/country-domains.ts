const endings = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Domain endings under which vendors run the same service for other countries, by name: `google.com`,
 * `google.co.uk` …
 */
const ENDINGS: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'google',
    endings(`
    com ad ae al am as at az ba be bf bg bi bj bs bt by ca cat cd cf cg ch ci cl cm cn co co.ao co.bw co.ck
    co.cr co.id co.il co.in co.jp co.ke co.kr co.ls co.ma co.mz co.nz co.th co.tz co.ug co.uk co.uz co.ve
    co.vi co.za co.zm co.zw com.af com.ag com.ai com.ar com.au com.bd com.bh com.bn com.bo com.br com.bz
    com.co com.cu com.cy com.do com.ec com.eg com.et com.fj com.gh com.gi com.gt com.hk com.jm com.kh com.kw
    com.lb com.ly com.mm com.mt com.mx com.my com.na com.ng com.ni com.np com.om com.pa com.pe com.pg com.ph
    com.pk com.pr com.py com.qa com.sa com.sb com.sg com.sl com.sv com.tj com.tr com.tw com.ua com.uy com.vc
    com.vn cv cz de dj dk dm dz ee es fi fm fr ga ge gg gl gm gr gy hn hr ht hu ie im iq is it je jo kg ki
    kz la li lk lt lu lv md me mg mk ml mn ms mu mv mw ne nl no nr nu pl pn ps pt ro rs ru rw sc se sh si sk
    sm sn so sr st td tg tl tm tn to tt vg vu ws`),
  ],
  [
    'amazon',
    endings(`
    com ae ca cn co.jp co.uk co.za com.au com.be com.br com.co com.mx com.tr de eg es fr ie in it nl pl sa
    se sg`),
  ],
  [
    'blogspot',
    endings(`
    com ae al am ba be bg bj ca cf ch cl co.at co.id co.il co.ke co.nz co.uk co.za com.ar com.au com.br com.by
    com.co com.cy com.ee com.eg com.es com.mt com.ng com.tr com.uy cv cz de dk fi fr gr hk hr hu ie in is it jp
    kr li lt lu md mk mr mx my nl no pe pt qa re ro rs ru se sg si sk sn td tw ug vn`),
  ],
  ['yandex', endings('ru com az by co.il com.am com.ge com.tr ee eu fr kz lt lv md pl tj tm ua uz')],
  ['zoho', endings('com eu in com.au com.cn jp sa uk')],
]);

const COUNTRY = '.{country}';

/**
 * Expands a domain from the data for all countries: `maps.google.{country}` becomes `maps.google.com`,
 * `maps.google.de` …
 */
export function domainsOfCountries(written: string): readonly string[] {
  if (!written.endsWith(COUNTRY)) return [written];
  const start = written.slice(0, -COUNTRY.length);
  const name = start.slice(start.lastIndexOf('.') + 1);
  const all = ENDINGS.get(name);
  if (all === undefined)
    throw new Error(`country-domains.ts has no endings of ${name}, which ${written} asks for`);
  return all.map((ending) => `${start}.${ending}`);
}

import { SIGN_EXTRAS, SIGN_KINDS, type Sign, type SignKind } from '@casbah/domain/sign';
import type { SignReads, SignsAsked } from '../event-store.ts';
import type { ClickHouseConnection } from './connection.ts';
import { bound, sql } from './sql.ts';

interface SignRow {
  t: number;
  k: SignKind;
  d: string;
  a: string;
  u: string;
  ud: string;
  h: string;
  m: string;
  s: string;
  l: number;
}

const COLUMNS = sql`toUnixTimestamp64Milli(time) AS t, activity AS k, datasource_id AS d, src_ip AS a, user AS u, user_domain AS ud,
  device AS h, extra[${bound('String', SIGN_EXTRAS.mac)}] AS m, extra[${bound('String', SIGN_EXTRAS.session)}] AS s,
  toUInt32OrZero(extra[${bound('String', SIGN_EXTRAS.lease)}]) AS l`;

export class ClickHouseSignReads implements SignReads {
  readonly #connection: ClickHouseConnection;

  constructor(connection: ClickHouseConnection) {
    this.#connection = connection;
  }

  async newest(tenant: string, { datasources, range, limit, signal }: SignsAsked): Promise<Sign[]> {
    const moment = (time: number) =>
      sql`fromUnixTimestamp64Milli(${bound('Int64', Math.max(0, Math.floor(time)))}, 'UTC')`;
    const rows = this.#connection.stream<SignRow>(
      sql`SELECT ${COLUMNS} FROM events
WHERE tenant_id = ${bound('String', tenant)} AND kind = 'audit'
  AND time >= ${moment(range.from)} AND time < ${moment(range.to)}
  AND datasource_id IN ${bound('Array(String)', datasources)}
  AND activity IN ${bound('Array(String)', SIGN_KINDS)}
ORDER BY time DESC LIMIT ${bound('UInt32', limit)}`,
      ['events'],
      { background: true, signal },
    );
    const same = new Map<string, string>();
    /** Names repeat often, so only one string each is kept. */
    const once = (text: string): string | undefined => {
      if (text === '') return undefined;
      const known = same.get(text);
      if (known !== undefined) return known;
      same.set(text, text);
      return text;
    };
    const signs: Sign[] = [];
    for await (const row of rows)
      signs.push({
        time: row.t,
        kind: row.k,
        source: once(row.d) ?? '',
        address: once(row.a),
        user: once(row.u),
        user_domain: once(row.ud),
        host: once(row.h),
        mac: once(row.m),
        session: once(row.s),
        lease: row.l === 0 ? undefined : row.l * 1000,
      });
    return signs;
  }
}

import type { Candidate, CheckResult, DataIdentifier } from '../../identifier.ts';
import { isMonotonous, isPlaceholder } from '../placeholder.ts';

const BASICS = {
  group: 'secret',
  risks: ['credentials'],
  isolated: 'none',
  keywords: [],
  within: 0,
  conclusive: true,
  reported: 'medium',
} as const;

const SAMPLES =
  /^(?:user(?:name)?|pass(?:word)?|pw|pwd|secret|postgres|root|admin|guest|test|token|x|me|foo|bar|baz|\*+|abc|123|hunter2)$/i;
/** Hosts of documentation: RFC 2606. */
const SAMPLE_HOST =
  /^@(?:[\w.-]*\.)?(?:example\.(?:com|org|net)|(?:your|my)?[._-]?(?:host(?:name)?|server|domain)\b|host\b|<|\{|\[|\$)/i;

/** A password between colon and at sign. */
function judge({ text, before, after }: Candidate): CheckResult {
  if (isPlaceholder(text) || isMonotonous(text) || SAMPLES.test(text) || /^[$%{<[]|[})\]>]$|^%s$/.test(text))
    return 'placeholder';
  if (SAMPLE_HOST.test(after) && !/\d/.test(text)) return 'placeholder';
  return /:\/\/[^:]*[${<%]/.test(before) && !/[0-9]/.test(text) ? 'placeholder' : true;
}

const CREDENTIALS = String.raw`[^\s:/@"'\x60<>(){}\\,;|]*:([^\s:/@"'\x60<>{}\\|]{3,})@[A-Za-z0-9\[$_{.-]`;

export const URL_PASSWORDS: readonly DataIdentifier[] = [
  {
    ...BASICS,
    id: 'database-url',
    name: 'Database or queue URL with a password',
    patterns: [
      `(?:postgres(?:ql)?|mysql2?|mariadb|mongodb|redis|rediss|amqps?|mssql|sqlserver|cockroachdb|clickhouse|couchdb|neo4j|bolt|nats|kafka|influxdb|cassandra|db2|oracle|jdbc:[a-z]{2,12})(?:\\+[a-z0-9]+)?://${CREDENTIALS}`,
      String.raw`jdbc:[a-z0-9]{2,12}:[^\s"'\x60]+[?&;](?i:password|pwd)=([^\s"'\x60&;]{4,})`,
      String.raw`jdbc:oracle:thin:[\w.]+/([^\s"'\x60/@]{4,})@`,
    ],
    rank: 3,
    check: judge,
    examples: {
      matching: [
        ['DATABASE_URL=postgres://app:Tr4ilMix@db1:5432/shop', 'Tr4ilMix'],
        ['mongodb+srv://app:k3ttlefish@cluster0.internal/shop', 'k3ttlefish'],
        ['redis://:n0rthWind@cache:6379/0', 'n0rthWind'],
        ['jdbc:mysql://db1/shop?user=app&password=Qu1etRiver', 'Qu1etRiver'],
      ],
      clean: [
        'postgres://user:password@localhost/db',
        `mysql://app:$${'{DB_PASSWORD}'}@db1/shop`,
        'redis://cache:6379/0',
        'amqp://<user>:<password>@mq1',
      ],
    },
    source: 'https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING-URIS',
  },
  {
    ...BASICS,
    id: 'url-with-password',
    name: 'URL with a password',
    patterns: [`://${CREDENTIALS}`],
    rank: 1,
    check: judge,
    examples: {
      matching: [
        ['git clone https://deploy:Tr4ilMix@git.internal/app.git', 'Tr4ilMix'],
        ['proxy=http://app:k3ttlefish@proxy.internal:3128', 'k3ttlefish'],
      ],
      clean: [
        'https://user:pass@example.com/',
        'https://internal:8080/@scope/package',
        'https://$USER:$TOKEN@git.internal/',
      ],
    },
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1',
  },
];

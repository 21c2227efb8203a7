import { BLOCK_CODES } from '@casbah/domain/block-code';
import { GATEWAY_ERROR_CODES, GATEWAY_ERRORS, type GatewayErrorCode } from '@casbah/domain/gateway-error';
import { describe, expect, test } from 'vitest';
import { showPage } from '../shown-page.tsx';

describe('the block page', () => {
  const CASES = {
    BLOCK_VIOLATED_POLICY: ['PL-X033', 'Blocked by a company policy'],
    BLOCK_DISALLOWED_APP: ['PL-X034', 'Your company doesn’t allow this app'],
    DEVICE_CLIENT_BLOCK: ['PL-X035', 'This device isn’t allowed'],
    BLOCK_DISALLOWED_USER: ['PL-X036', 'Your account can’t use this app'],
    BLOCK_POLICY_EVENT: ['PL-X037', 'This action isn’t allowed'],
    SERVER_ERROR: ['PL-X038', 'Couldn’t reach the site'],
    DNS_ERROR: ['PL-X039', 'Site name not found'],
  } as const satisfies Record<(typeof BLOCK_CODES)[number], readonly [string, string]>;

  test.each(BLOCK_CODES.map((code) => [code, ...CASES[code]] as const))(
    'knows %s [%s]: %s',
    async (code, _row, title) => {
      const { heading, intro } = await showPage(`/#/blocked?code=${code}`);
      expect(heading).toBe(title);
      expect(intro.length).toBeGreaterThan(40);
    },
  );

  test('an unknown code shows the general block page; long text is cut', async () => {
    const { heading, facts } = await showPage(`/#/blocked?code=WHATEVER&error=${'x'.repeat(3000)}`);
    expect(heading).toBe('Your company doesn’t allow this');
    expect(facts['Reason']).toHaveLength(500);
  });

  test("a connection error has its own page, with the gateway's code if given", async () => {
    const { facts, text } = await showPage('/#/blocked?code=SERVER_ERROR&error=ERR_READ_TIMEOUT');
    expect(facts).toEqual({ Code: 'ERR_READ_TIMEOUT' });
    expect(text).toContain('Connection to site Failed');
  });
});

describe('errors of the gateway', () => {
  const ROWS = {
    ERR_READ_TIMEOUT: 'PL-X041',
    ERR_LIFETIME_EXP: 'PL-X042',
    ERR_READ_ERROR: 'PL-X043',
    ERR_WRITE_ERROR: 'PL-X044',
    ERR_CONNECT_FAIL: 'PL-X045',
    ERR_DNS_FAIL: 'PL-X046',
    ERR_TOO_BIG: 'PL-X047',
    ERR_INVALID_REQ: 'PL-X048',
    ERR_UNSUP_REQ: 'PL-X049',
    ERR_INVALID_URL: 'PL-X050',
    ERR_ZERO_SIZE_OBJECT: 'PL-X051',
    ERR_PRECONDITION_FAILED: 'PL-X052',
    ERR_CONFLICT_HOST: 'PL-X053',
    ERR_GATEWAY_FAILURE: 'PL-X054',
    ERR_UNSUP_HTTPVERSION: 'PL-X055',
    ERR_CANNOT_FORWARD: 'PL-X056',
  } as const satisfies Record<GatewayErrorCode, string>;
  const STATUS = { working: 'Working', failed: 'Failed', neutral: 'Not tried' } as const;
  const REMEDY = {
    retry: 'Wait a minute, then try again. If it keeps failing, contact your administrator.',
    report: 'Trying again won’t help. Report the address to your administrator.',
  } as const;

  test.each(GATEWAY_ERROR_CODES.map((code) => [code, ROWS[code]] as const))(
    '%s has a brief text, a description, a remedy and the state of the connection [%s] [PL-X040]',
    async (code) => {
      const { heading, intro, text, facts } = await showPage(`/#/rperror?code=${code}`);
      const { connection, remedy } = GATEWAY_ERRORS[code];
      expect(heading.length).toBeGreaterThan(10);
      expect(intro.length).toBeGreaterThan(30);
      expect(text).toContain(`Connection to site ${STATUS[connection]}`);
      expect(text).toContain(REMEDY[remedy]);
      expect(facts.Code).toBe(code);
    },
  );

  test('each has its own heading', async () => {
    const pages = await Promise.all(GATEWAY_ERROR_CODES.map((code) => showPage(`/#/rperror?code=${code}`)));
    expect(new Set(pages.map(({ heading }) => heading)).size).toBe(GATEWAY_ERROR_CODES.length);
  });

  test('an unknown code shows the generic error and the text from the URL [PL-R023] [PL-X056]', async () => {
    const { heading, text } = await showPage('/#/rperror?code=E42&error=The%20tunnel%20fell%20in');
    expect(heading).toBe('The connection failed');
    expect(text).toContain('The tunnel fell in');
    expect(text).toContain('Connection to site Failed');
  });
});

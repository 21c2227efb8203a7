import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { answeredAddress, isSafeUrl, ownPath, safeAddress } from './safe-url.ts';

describe('isSafeUrl', () => {
  test.each([
    '/ui/appAudit/services?filter=risk%20in%20(high)',
    '/ui/appAudit/user/o.haddad',
    'https://example.com/',
    '/ui/données/日本',
  ])('%s may be followed', (url) => {
    expect(isSafeUrl(url)).toBe(true);
  });

  test('refuses non-printable characters [SH-V002] [PF-V001]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 31 }), fc.webPath(), (code, path) => {
        expect(isSafeUrl(`/ui${String.fromCharCode(code)}${path}`)).toBe(false);
      }),
    );
    expect(isSafeUrl('/ui/\u200b')).toBe(false);
  });

  test('refuses javascript: in any case and after spaces [SH-V003] [PF-V002]', () => {
    for (const url of ['javascript:alert(1)', 'JavaScript:alert(1)', '  javascript:alert(1)'])
      expect(isSafeUrl(url)).toBe(false);
  });

  test('refuses data: [SH-V004] [PF-V003]', () => {
    expect(isSafeUrl('data:text/html,hello')).toBe(false);
  });
});

describe('ownPath', () => {
  test('accepts a path of this server with its query and hash', () => {
    expect(ownPath('/ui/appAudit/users?q=a#x')).toBe('/ui/appAudit/users?q=a#x');
  });

  test.each(['//evil.example/', '/\\evil.example', 'https://evil.example', 'evil', '', undefined, null])(
    'refuses %s',
    (url) => {
      expect(ownPath(url)).toBeUndefined();
    },
  );

  test('an unsafe one is refused and logged [SH-X002]', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(ownPath('javascript:alert(1)')).toBeUndefined();
    expect(log).toHaveBeenCalledWith('Unsafe navigation url');
    log.mockRestore();
  });
});

describe('answeredAddress', () => {
  test.each(['/ui/appAudit', 'http://portal.example/', 'https://portal.example/start?x#y'])(
    'follows %s',
    (url) => {
      expect(answeredAddress(url)).toBe(url);
    },
  );

  test.each(['//evil.example', 'portal.example', 'ftp://portal.example', 'https://'])('%s is not', (url) => {
    expect(answeredAddress(url)).toBeUndefined();
  });

  test('an unsafe one is refused and logged [SH-S004] [SH-X002]', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(answeredAddress('data:text/html,x')).toBeUndefined();
    expect(safeAddress('java\nscript:alert(1)')).toBeUndefined();
    expect(log).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });
});

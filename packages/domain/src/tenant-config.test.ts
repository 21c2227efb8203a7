import { describe, expect, test } from 'vitest';
import {
  type ConfigProblem,
  type ConfigValue,
  configItems,
  problemOf,
  settingAuthority,
  settingsOf,
  TENANT_CONFIG,
} from './tenant-config.ts';

const problem = (app: string, name: string, value: ConfigValue): ConfigProblem | undefined => {
  const item = configItems(app)?.get(name);
  if (item === undefined) throw new Error(`no setting ${app}.${name}`);
  return problemOf(item, value);
};

describe("a setting's value", () => {
  test('every default is valid', () => {
    for (const [app, items] of Object.entries(TENANT_CONFIG))
      for (const [name, item] of Object.entries(items))
        expect([app, name, problem(app, name, item.default)]).toEqual([app, name, undefined]);
  });

  test.each<[string, string, ConfigValue[], ConfigValue[]]>([
    ['general', 'timezone', ['Europe/Berlin', 'UTC'], ['Mars/Olympus', '', 3]],
    [
      'general',
      'landing_page',
      ['/ui/appAudit/services?x=1', 'discovery'],
      ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'],
    ],
    [
      'security',
      'redirect_hosts',
      [[], ['branch.example', 'a.b.example']],
      ['branch.example', ['not a domain'], ['-a.example']],
    ],
    ['data', 'event_retention', ['forever', '1_year'], ['', '1 year', 365, '31_days', 'as_events']],
    ['data', 'activity_retention', ['as_events', 'forever', '1_year'], ['', '31_days']],
    ['security', 'password_length', [12, 128], [11, 129, 12.5, '12', true]],
    ['detect', 'detector_type', [0, 3], [-1, 4]],
    ['privacy', 'user_anonymization', [true, false], ['true', 1]],
    [
      'device_management',
      'agent_download_url',
      ['', 'https://agent.example/get'],
      ['http://agent.example', 'javascript:alert(1)'],
    ],
    ['device_management', 'managed_by', ['intune'], ['<b>', 'x'.repeat(65)]],
  ])('%s.%s', (app, name, right, wrong) => {
    for (const value of right) expect([value, problem(app, name, value)]).toEqual([value, undefined]);
    for (const value of wrong)
      expect(problem(app, name, value)).toMatchObject({ key: expect.stringMatching(/^problem\.setting_/) });
  });

  test('a list is limited', () => {
    const many = Array.from({ length: 201 }, (_, index) => `d${index}.example`);
    expect(problem('security', 'redirect_hosts', many)).toEqual({
      key: 'problem.setting_list',
      values: { maximum: 200 },
    });
  });

  test('built-in property names of objects aren’t settings', () => {
    expect(configItems('constructor')).toBeUndefined();
    expect(configItems('general')?.get('toString')).toBeUndefined();
  });
});

describe("a tenant's settings", () => {
  const stored = (param_value: ConfigValue) => [
    { app_name: 'security', param_name: 'password_length', param_value },
  ];

  test('are its own values over the defaults', () => {
    expect(settingsOf([]).value('security', 'password_length')).toBe(12);
    expect(settingsOf(stored(20)).value('security', 'password_length')).toBe(20);
  });

  test('a stored value that no longer fits counts as not set: a password is never shorter than twelve [SH-K095]', () => {
    expect(settingsOf(stored(6)).value('security', 'password_length')).toBe(12);
    expect(settingsOf(stored('long')).value('security', 'password_length')).toBe(12);
  });
});

test('settings of security, privacy, retention and areas are for sysadmins only, as are undeclared ones', () => {
  for (const app of ['security', 'privacy', 'data', 'features'] as const)
    for (const name of Object.keys(TENANT_CONFIG[app]))
      expect([name, settingAuthority(app, name)]).toEqual([name, 'sysadmin']);
  expect(settingAuthority('security', 'a_setting_to_come')).toBe('sysadmin');
  expect(settingAuthority('a_family_to_come', 'any')).toBe('sysadmin');
  expect(settingAuthority('general', 'timezone')).toBe('settings.modify');
  expect(settingAuthority('audit', 'spanva_anonymization')).toBe('sysadmin');
});

import { describe, expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

/** Paris time, as tests read times without a zone. */
const HEAD = '<134>Nov 20 09:14:22 gate7 fwlog[20771]: ';

describe('Sangfor NGAF', () => {
  test('application control', () => {
    expect(
      eventOf(
        `${HEAD}所属系统:public, 日志类型:服务控制或应用控制, 策略名称:web, 用户:jdoe, 源IP:10.1.1.1, 源端口:40112, 目的IP:203.0.113.9, 目的端口:443, 应用类型:HTTP应用, 应用名称:网站浏览, 系统动作:允许`,
      ),
    ).toEqual({
      format: 'sangfor-ngaf',
      time: TIME,
      user: 'jdoe',
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      action: 'allowed',
      app: '网站浏览',
      category: 'HTTP应用',
      extra: { 日志类型: '服务控制或应用控制', 源端口: '40112', 策略名称: 'web' },
    });
    expect(
      eventOf(
        '<134>Nov 20 09:14:22 gate7 fwlog: Log type: service control or application control, policy name:staff-web, user:(null), src IP: 10.1.1.1, src port:51007, dst IP: 203.0.113.9, dst port: 443, application type:HTTP, application name:Dropbox, action:Denied',
      ),
    ).toMatchObject({ time: TIME, src_ip: '10.1.1.1', dst_port: 443, app: 'Dropbox', action: 'blocked' });
  });

  test('a site visit whose URL contains commas', () => {
    const visit = eventOf(
      '<23>Nov 20 09:14:22 gate7 fwlog: 日志类型:网站访问, 用户:(null), 源IP:10.1.1.1, 目的IP:203.0.113.9, 应用名称:IT, 系统动作:被记录, URL:http://www.dropbox.com/a,b',
    );
    expect(visit).toMatchObject({
      host: 'www.dropbox.com',
      url: 'http://www.dropbox.com/a,b',
      action: 'allowed',
    });
    for (const unknown of ['user', 'bytes_up', 'bytes_down']) expect(visit).not.toHaveProperty(unknown);
  });

  test("findings, translations and logins aren't traffic", () => {
    const flow = '源IP:10.1.1.1, 源端口:40113, 目的IP:203.0.113.9, 目的端口:80';
    expect(
      reasons(
        `${HEAD}日志类型:IPS防护日志, ${flow}, 协议:tcp, 严重等级:高, 动作:拒绝`,
        `<23>Nov 20 09:14:22 localhost nat: 日志类型:NAT日志, NAT类型:snat, ${flow}, 协议:17`,
        `${HEAD}日志类型:用户认证, 用户:jdoe, IP地址:10.1.1.1, 操作对象:注销`,
        `${HEAD}Log type: APT detection, policy name:p, src IP: 10.1.1.1, dst IP: 203.0.113.9, dst port: 53, action:Denied, URL:a.example`,
      ),
    ).toEqual(
      ['IPS防护日志', 'NAT日志', '用户认证', 'APT detection'].map(
        (type) => `sangfor-ngaf: not_traffic: a record of ${type}`,
      ),
    );
  });
});

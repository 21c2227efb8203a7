import { describe, expect, test } from 'vitest';
import { eventOf, read, reasons, TIME } from './test-lines.ts';

/** Header lines and field order of the log formats, version 10. */
const ACCESS_HEADER =
  'timestamp,identity email,identity labels,identity type labels,hostname,verdict,client os,client browser,client geo location,client ip,ruleset id,rule id,private app group id,private app id,private resource id,private resource group id,step up auth type,step up auth result,step up auth token life,posture id,requested id fqdn,resolved ip,app connector group id,headend type,duo device id,duo device id string,system password,client firewall,disk encryption,anti malware agents,transaction id,block reason,application port,application protocol,tunnel type,secure client version,possible match ruleset id,possible match rule id,possible match posture,source process id,source process name,source process hash,source process user name,organization id,ad joined id';
const ACCESS =
  '"2026-11-20 08:14:22","JDoe@example.com","Jane Doe","AD Users","PC-7","ALLOW","Mac OS 10.9.5","Chrome 9.9","Canada","198.51.100.7","56","12","25","129","200","756","SAML_SSO","SUCCESS","6000","256","wiki.example","10.9.9.9","45","CLAP",,"921c","enabled[1000]","SYS","THIRDPARTY","[agent 1.20]","ne2O","","443","TCP","HTTP2","","[]","[]","[]","[]","[]","[]","[]","8151514",""';
const FIREWALL_HEADER =
  'timestamp,origin ids,identities,identity type,direction,protocol,packet size,source ip,source port,destination ip,destination port,data center,rule id,action,fqdns,destination list ids,first packet timestamp,last packet timestamp,packets sent,packets received,bytes sent,bytes received,fw event id,destination country,app id,private resource id,private app group id,private flow,posture id,casi category ids,traffic source,content category ids,content category list ids,organization id';
const FIREWALL =
  '"2026-11-20 08:14:22","[211039844]","Paris", "CDFW Tunnel Device","OUTBOUND","6","84","10.1.1.1","51000","203.0.113.9","443","ams1.edc","12","ALLOW","www.dropbox.com,dropbox.com","44,66","1795162462","1795162462","3","3","1108","755","39-42","IE","","","","","","[]","","","","2204063"';

describe('Cisco Secure Access', () => {
  test('the Zero Trust Access log, with and without a header line', () => {
    const event = {
      format: 'cisco-secure-access-zta',
      time: TIME,
      user: 'jdoe@example.com',
      user_domain: 'example.com',
      src_ip: '198.51.100.7',
      device: 'PC-7',
      os: 'Mac OS 10.9.5',
      browser: 'Chrome 9.9',
      host: 'wiki.example',
      dst_ip: '10.9.9.9',
      dst_port: 443,
      action: 'allowed',
      raw_id: 'ne2O',
      extra: expect.objectContaining({ 'application protocol': 'TCP', 'identity type labels': 'AD Users' }),
    };
    expect(eventOf(ACCESS)).toEqual(event);
    expect(eventOf(ACCESS_HEADER, ACCESS)).toEqual(event);
    expect(eventOf(ACCESS.replace('"ALLOW"', '"BLOCK"'))?.action).toBe('blocked');
  });

  test('the cloud firewall log, with and without a header line', () => {
    const event = {
      format: 'umbrella-ip',
      time: TIME,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      host: 'www.dropbox.com',
      action: 'allowed',
      bytes_up: 1108,
      bytes_down: 755,
      country: 'IE',
    };
    expect(eventOf(FIREWALL)).toMatchObject(event);
    expect(eventOf(FIREWALL_HEADER, FIREWALL)).toMatchObject(event);
    expect(eventOf(FIREWALL_HEADER, FIREWALL.replace('"ALLOW"', '"BLOCK"'))?.action).toBe('blocked');
    expect(eventOf(FIREWALL)).not.toHaveProperty('user');
  });

  test('the DNS log', () => {
    expect(
      eventOf(
        'timestamp,most granular identity,identities,internal ip,external ip,action,query type,response code,domain,categories,most granular identity type,identity types,blocked categories',
        '"2026-11-20 08:14:22","jdoe","jdoe,Paris","10.1.1.1","198.51.100.7","Blocked","1 (A)","NOERROR","www.dropbox.com.","Chat","AD Users","AD Users,Sites","Chat"',
      ),
    ).toMatchObject({
      time: TIME,
      user: 'jdoe',
      src_ip: '10.1.1.1',
      host: 'www.dropbox.com',
      action: 'blocked',
    });
  });

  test("findings and admin changes aren't traffic", () => {
    expect(
      reasons(
        '"2026-11-20 08:14:22","Tunnel","Network Tunnels","1","16606","SERVER-ORACLE overflow attempt","1323","HIGH","Attempted","cve-2009-1016","TCP","12345","10.1.1.1","33010","203.0.113.9","443","Would Block","IDS","3658","S2C","245","PROFILE","us-west-2"',
        '"2026-11-20 08:14:22","Real Time","f64d","CRITICAL","Network1","","first.xlsx","Dropbox","https://a.example","BLOCK","rule-1","c","d","text/html","48","abbd", "Confidential"',
        '"123","2026-11-20 08:14:22","a@b.example","","logexportconfigurations","update","198.51.100.7","version: 4","version: 5"',
      ),
    ).toEqual([
      'cisco-secure-access-zta: not_traffic: a finding of intrusion prevention',
      'cisco-secure-access-zta: not_traffic: a finding of data loss prevention',
      'cisco-secure-access-zta: not_traffic: a change by an administrator',
    ]);
    expect(read(ACCESS_HEADER).rejects).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';
import { NOW } from './test-lines.ts';

/** Lines composed from vendors' documentation, in variants that devices send, with their expected facts. */
interface Case {
  readonly line: string;
  readonly user?: string;
  readonly src?: string;
  readonly dst?: string;
  readonly host?: string;
  readonly action?: string;
  readonly up?: number;
  readonly down?: number;
}

const S = 'Nov 20 08:14:22';
const I = '2026-11-20T08:14:22Z';
const END = { src: '10.1.1.1', dst: '9.9.9.9' };
const ALLOWED = { ...END, action: 'allowed' };
const BLOCKED = { ...END, action: 'blocked' };
const PAN = (type: string, subtype: string, rest: string) =>
  `<14>${S} pa-1 1,2026/11/20 08:14:25,007200001056,${type},${subtype},2560,2026/11/20 08:14:22,10.1.1.1,9.9.9.9,0.0.0.0,0.0.0.0,rule,corp\\jdoe,,web-browsing,vsys1,trust,untrust,ae1,ae2,fwd,2026/11/20 08:14:22,123,1,51000,443,0,0,0x0,tcp,${rest}`;
const FGT = (rest: string) =>
  `<189>date=2026-11-20 time=08:14:22 devname="fg" devid="FG1" tz="+0000" ${rest} srcip=10.1.1.1 srcport=51000 dstip=9.9.9.9 dstport=443`;

const TRAFFIC: readonly Case[] = [
  // Palo Alto Networks
  {
    ...ALLOWED,
    user: 'jdoe',
    up: 100,
    down: 200,
    line: PAN(
      'TRAFFIC',
      'end',
      'allow,300,100,200,5,2026/11/20 08:14:20,2,any,0,99,0x0,United States,United States,0,2,3,tcp-fin',
    ),
  },
  {
    ...BLOCKED,
    user: 'jdoe',
    line: PAN(
      'TRAFFIC',
      'drop',
      'reset-both,60,60,0,1,2026/11/20 08:14:20,0,any,0,99,0x0,a,b,0,1,0,policy-deny',
    ),
  },
  {
    ...ALLOWED,
    user: 'jdoe',
    host: 'files.example.com',
    line: PAN(
      'THREAT',
      'url',
      'alert,"files.example.com/a",(9999),online-storage,informational,client-to-server,99,0x0,a,b,0,text/html,0,,,1,curl,,,,,,,0',
    ),
  },
  {
    ...BLOCKED,
    user: 'jdoe',
    host: 'files.example.com',
    line: PAN(
      'THREAT',
      'url',
      'block-url,"files.example.com:443/",(9999),malware,informational,client-to-server,99,0x0,a,b,0,,0,,,1,,,,,,,,0',
    ),
  },
  // Fortinet
  {
    ...ALLOWED,
    user: 'jdoe',
    up: 1,
    down: 2,
    line: FGT(
      'logid="0000000013" type="traffic" subtype="forward" action="client-rst" user="jdoe" sentbyte=1 rcvdbyte=2',
    ),
  },
  {
    ...BLOCKED,
    line: FGT('logid="0000000013" type="traffic" subtype="forward" action="deny" sentbyte=0 rcvdbyte=0'),
  },
  {
    ...BLOCKED,
    host: 'files.example.com',
    line: FGT(
      'logid="0316013056" type="utm" subtype="webfilter" eventtype="ftgd_blk" action="blocked" hostname="files.example.com" url="https://files.example.com/a"',
    ),
  },
  {
    ...ALLOWED,
    host: 'files.example.com',
    line: FGT(
      'logid="1059028704" type="utm" subtype="app-ctrl" action="pass" hostname="files.example.com" url="/a" app="Dropbox"',
    ),
  },
  {
    ...ALLOWED,
    line: `<189>${S} fg CEF:0|Fortinet|FortiGate-100F|7.2.5,build1517 (GA)|00013|forward traffic accept|5|start=Nov 20 2026 08:14:22 logver=702051517 deviceExternalId=FG1 dvchost=fg ad.vd=root ad.eventtime=1795162462000000000 ad.tz=+0000 ad.logid=0000000013 cat=traffic ad.subtype=forward src=10.1.1.1 spt=51000 dst=9.9.9.9 dpt=443 act=accept out=1 in=2`,
    up: 1,
    down: 2,
  },
  // Cisco
  {
    ...ALLOWED,
    user: 'jdoe',
    line: `<166>${S} asa : %ASA-6-302013: Built outbound TCP connection 5 for outside:9.9.9.9/443 (9.9.9.9/443)(LOCAL\\any) to inside:10.1.1.1/51000 (198.51.100.1/51000)(CORP\\jdoe)`,
  },
  {
    ...BLOCKED,
    line: `<164>${I} asa : %ASA-4-106023: Deny tcp src inside:10.1.1.1/51000 dst outside:9.9.9.9/443 by access-group "inside_in" [0x0, 0x0]`,
  },
  {
    ...ALLOWED,
    user: 'jdoe',
    host: 'files.example.com',
    up: 10,
    down: 20,
    line: `<113>1 ${I} ftd - - - %FTD-1-430003: EventPriority: Low, DeviceUUID: x, InstanceID: 1, FirstPacketSecond: 2026-11-20T08:14:22Z, ConnectionID: 5, AccessControlRuleAction: Allow, SrcIP: 10.1.1.1, DstIP: 9.9.9.9, SrcPort: 51000, DstPort: 443, Protocol: tcp, User: corp\\jdoe, URL: https://files.example.com, InitiatorBytes: 10, ResponderBytes: 20`,
  },
  {
    ...BLOCKED,
    line: `${S} ftd %FTD-1-430002: AccessControlRuleAction: Block with reset, SrcIP: 10.1.1.1, DstIP: 9.9.9.9, SrcPort: 51000, DstPort: 443, Protocol: tcp`,
  },
  {
    ...BLOCKED,
    line: `<134>1 1795162462.342 MX84 flows src=10.1.1.1 dst=9.9.9.9 mac=58:1F:AA:CE:61:F2 protocol=tcp sport=51000 dport=443 pattern: 1 all`,
  },
  {
    ...BLOCKED,
    line: `<134>1 1795162462.342 MX84 firewall src=10.1.1.1 dst=9.9.9.9 mac=58:1F:AA:CE:61:F2 protocol=tcp sport=51000 dport=443 pattern: deny all`,
  },
  {
    src: '10.1.1.1',
    user: 'jdoe@example.com',
    host: 'files.example.com',
    action: 'blocked',
    line: '"2026-11-20 08:14:22","jdoe@example.com","jdoe@example.com,HQ","10.1.1.1","198.51.100.1","Blocked","1 (A)","NOERROR","files.example.com.","Malware","AD Users","AD Users,Networks","Malware"',
  },
  // Check Point
  {
    ...ALLOWED,
    user: 'jdoe',
    host: 'files.example.com',
    up: 10,
    down: 20,
    line: `<134>1 ${I} mgmt CheckPoint 1 - [action:"Accept"; flags:"1"; ifdir:"outbound"; loguid:"{0x1}"; origin:"192.0.2.1"; time:"1795162462"; product:"Application Control"; src:"10.1.1.1"; dst:"9.9.9.9"; service:"443"; src_user_name:"John Doe (jdoe)"; resource:"https://files.example.com/a"; client_outbound_bytes:"10"; client_inbound_bytes:"20"]`,
  },
  {
    ...BLOCKED,
    line: 'time=1795162462|hostname=gw|product=VPN-1 & FireWall-1|action=Reject|ifdir=inbound|loguid={0x1}|origin=192.0.2.1|src=10.1.1.1|dst=9.9.9.9|service=443|s_port=51000|',
  },
  // Forcepoint and Websense
  {
    ...BLOCKED,
    line: `<6>CEF:0|FORCEPOINT|Firewall|6.10.6|70019|Connection_Discarded|0|deviceExternalId=fw dvc=192.0.2.1 rt=Nov 20 2026 08:14:22 src=10.1.1.1 spt=51000 dst=9.9.9.9 dpt=443 proto=6 act=Discard`,
  },
  // Sophos
  {
    ...BLOCKED,
    user: 'jdoe',
    host: 'files.example.com',
    line: '<30>device_name="SFW" timestamp="2026-11-20T08:14:22+0000" device_model="XGS" log_id="050902616002" log_type="Content Filtering" log_component="HTTP" log_subtype="Denied" user="jdoe" web_policy_id="4" http_category="Storage" url="https://files.example.com/a" src_ip="10.1.1.1" dst_ip="9.9.9.9" src_port="51000" dst_port="443" domain="files.example.com" bytes_sent="0" bytes_received="0"',
  },
  // SonicWall
  {
    ...ALLOWED,
    user: 'jdoe',
    up: 1,
    down: 2,
    line: '<134>id=firewall sn=18B1 time="2026-11-20 08:14:22 UTC" fw=198.51.100.1 pri=6 c=1024 m=537 msg="Connection Closed" n=9 src=10.1.1.1:51000:X0:pc-7 dst=9.9.9.9:443:X1 proto=tcp/https sent=1 rcvd=2 usr="jdoe"',
  },
  {
    ...BLOCKED,
    line: '<129>id=firewall sn=18B1 time="2026-11-20 08:14:22" fw=198.51.100.1 pri=1 c=32 m=36 msg="TCP connection dropped" n=9 src=10.1.1.1:51000:X0 dst=9.9.9.9:443:X1 proto=tcp/https',
  },
  // WatchGuard
  {
    ...BLOCKED,
    line: `<140>${S} fb (2026-11-20T08:14:22) firewall: msg_id="3000-0148" Deny 1-Trusted 0-External 52 tcp 20 127 10.1.1.1 9.9.9.9 51000 443 offset 8 S 12 win 32 (Unhandled Internal Packet-00)`,
  },
  // Juniper
  {
    ...ALLOWED,
    user: 'jdoe',
    up: 10,
    down: 20,
    line: `<14>1 ${I} srx RT_FLOW - RT_FLOW_SESSION_CLOSE [junos@2636.1.1.1.2.129 reason="TCP FIN" source-address="10.1.1.1" source-port="51000" destination-address="9.9.9.9" destination-port="443" username="jdoe" packets-from-client="1" bytes-from-client="10" packets-from-server="1" bytes-from-server="20"]`,
  },
  // Zscaler
  {
    src: '10.1.1.1',
    dst: '9.9.9.9',
    user: 'jdoe@example.com',
    host: 'files.example.com',
    action: 'blocked',
    up: 1,
    down: 2,
    line: '2026-11-20 08:14:22\treason=Not allowed to browse this category\tevent_id=1\tprotocol=HTTPS\taction=Blocked\ttransactionsize=3\tresponsesize=2\trequestsize=1\turlcategory=Storage\tserverip=9.9.9.9\trequestmethod=GET\tuseragent=curl\tproduct=NSS\tClientIP=10.1.1.1\tstatus=403\tuser=jdoe@example.com\turl=files.example.com/a\tvendor=Zscaler\thostname=files.example.com',
  },
  // Stormshield, Huawei, MikroTik, pfSense, netfilter
  {
    ...BLOCKED,
    line: 'id=firewall time="2026-11-20 08:14:22" fw="SN" tz=+0000 startime="2026-11-20 08:14:22" pri=5 confid=01 slotlevel=2 ruleid=3 srcif="Ethernet0" ipproto=tcp src=10.1.1.1 srcport=51000 dst=9.9.9.9 dstport=443 action=block logtype="filter"',
  },
  {
    ...BLOCKED,
    line: '<188>2026-11-20 08:14:22 USG %%01POLICY/6/POLICYDENY(l)[0]:vsys=public, protocol=6, source-ip=10.1.1.1, source-port=51000, destination-ip=9.9.9.9, destination-port=443, time=2026/11/20 08:14:22, source-zone=trust, destination-zone=untrust, application-name=, rule-name=deny.',
  },
  {
    ...BLOCKED,
    line: `<134>${S} fw filterlog[1]: 4,,,1000000103,igb1,match,block,in,4,0x0,,64,1,0,DF,6,tcp,60,10.1.1.1,9.9.9.9,51000,443,0,S,1,,64240,,mss`,
  },
  {
    ...BLOCKED,
    line: `${S} gw kernel: [12345.678] [UFW BLOCK] IN=eth0 OUT=eth1 MAC=00:11:22 SRC=10.1.1.1 DST=9.9.9.9 LEN=60 TOS=0x00 PREC=0x00 TTL=63 ID=1 DF PROTO=TCP SPT=51000 DPT=443 WINDOW=64240 RES=0x00 SYN URGP=0`,
  },
  // Sensors and cloud platforms
  {
    ...ALLOWED,
    host: 'files.example.com',
    line: '{"timestamp":"2026-11-20T08:14:22.000000+0000","flow_id":1,"in_iface":"eth0","event_type":"tls","src_ip":"10.1.1.1","src_port":51000,"dest_ip":"9.9.9.9","dest_port":443,"proto":"TCP","tls":{"sni":"files.example.com","version":"TLS 1.3"}}',
  },
  {
    ...ALLOWED,
    up: 10,
    down: 20,
    line: '{"ts":1795162462.5,"uid":"C1","id.orig_h":"10.1.1.1","id.orig_p":51000,"id.resp_h":"9.9.9.9","id.resp_p":443,"proto":"tcp","service":"ssl","orig_bytes":10,"resp_bytes":20,"conn_state":"SF"}',
  },
  {
    ...BLOCKED,
    line: '2 123456789010 eni-1235b8ca123456789 10.1.1.1 9.9.9.9 51000 443 6 1 40 1795162462 1795162522 REJECT OK',
    up: 40,
  },
  // Collector objects after a syslog header
  {
    ...ALLOWED,
    down: 100,
    line: `<14>1 ${I} fwd nxlog - - - ${JSON.stringify({ message: `<166>${S} asa : %ASA-6-302014: Teardown TCP connection 5 for outside:9.9.9.9/443 to inside:10.1.1.1/51234 duration 0:01:30 bytes 100 TCP FINs` })}`,
  },
  {
    ...ALLOWED,
    up: 1,
    down: 2,
    line: `<13>${S} collector app: ${JSON.stringify({ '@timestamp': I, message: FGT('logid="0000000013" type="traffic" subtype="forward" action="accept" sentbyte=1 rcvdbyte=2'), host: 'x' })}`,
  },
  {
    ...ALLOWED,
    line: `<13>${S} collector app: ${JSON.stringify({ message: `<134>${S} gw CEF:0|Acme|Gateway|2|5|Web|3|rt=1795162462000 src=10.1.1.1 dst=9.9.9.9 dpt=443 act=allow` })}`,
  },
  // Juniper, MikroTik, Stormshield
  {
    ...BLOCKED,
    user: 'jdoe',
    host: 'files.example.com',
    line: `<14>1 ${I} srx RT_UTM - WEBFILTER_URL_BLOCKED [junos@2636.1.1.1.2.129 source-address="10.1.1.1" source-port="51000" destination-address="9.9.9.9" destination-port="443" category="Storage" reason="BY_PRE_DEFINED" profile="p" url="files.example.com" obj="/a" username="jdoe" roles="N/A"]`,
  },
  {
    ...BLOCKED,
    user: 'jdoe',
    line: `<14>1 ${I} srx RT_FLOW - RT_FLOW_SESSION_DENY [junos@2636.1.1.1.2.129 source-address="10.1.1.1" source-port="51000" destination-address="9.9.9.9" destination-port="443" protocol-id="6" policy-name="deny" username="jdoe" reason="Denied by policy"]`,
  },
  {
    ...BLOCKED,
    line: `<134>${S} mt firewall,info DROP forward: in:lan out:wan, src-mac 00:11:22:33:44:55, proto TCP (SYN), 10.1.1.1:51000->9.9.9.9:443, len 52`,
  },
  {
    ...BLOCKED,
    user: 'jdoe',
    host: 'files.example.com',
    line: 'id=firewall time="2026-11-20 08:14:22" fw="SN" tz=+0000 startime="2026-11-20 08:14:22" pri=5 proto=ssl src=10.1.1.1 srcport=51000 dst=9.9.9.9 dstport=443 dstname="files.example.com" user="jdoe" action=block arg="files.example.com" cat_site="storage" msg="Blocked" logtype="ssl"',
  },
  // Azure Firewall, Google Cloud, Cloudflare, Netskope, iboss, Menlo, Barracuda
  {
    src: '10.1.1.1',
    host: 'files.example.com',
    action: 'blocked',
    line: `{"category":"AzureFirewallApplicationRule","time":"${I}","resourceId":"/SUBSCRIPTIONS/X/PROVIDERS/MICROSOFT.NETWORK/AZUREFIREWALLS/FW","operationName":"AzureFirewallApplicationRuleLog","properties":{"msg":"HTTPS request from 10.1.1.1:51000 to files.example.com:443. Action: Deny. No rule matched. Proceeding with default action"}}`,
  },
  {
    src: '10.1.1.1',
    host: 'files.example.com',
    action: 'allowed',
    line: `{"time":"${I}","category":"AZFWApplicationRule","resourceId":"/SUBSCRIPTIONS/X/PROVIDERS/MICROSOFT.NETWORK/AZUREFIREWALLS/FW","properties":{"Protocol":"HTTPS","SourceIp":"10.1.1.1","SourcePort":51000,"DestinationPort":443,"Fqdn":"files.example.com","TargetUrl":"","Action":"Allow","Policy":"p","Rule":"r"}}`,
  },
  {
    ...ALLOWED,
    up: 10,
    line: `{"insertId":"1","resource":{"type":"gce_subnetwork"},"logName":"projects/p/logs/compute.googleapis.com%2Fvpc_flows","timestamp":"${I}","jsonPayload":{"connection":{"src_ip":"10.1.1.1","src_port":51000,"dest_ip":"9.9.9.9","dest_port":443,"protocol":6},"bytes_sent":"10","packets_sent":"1","reporter":"SRC","start_time":"${I}","end_time":"${I}"}}`,
  },
  {
    ...BLOCKED,
    line: `{"insertId":"1","resource":{"type":"gce_subnetwork"},"logName":"projects/p/logs/compute.googleapis.com%2Ffirewall","timestamp":"${I}","jsonPayload":{"connection":{"src_ip":"10.1.1.1","src_port":51000,"dest_ip":"9.9.9.9","dest_port":443,"protocol":6},"disposition":"DENIED","rule_details":{"reference":"n","direction":"EGRESS"}}}`,
  },
  {
    ...BLOCKED,
    user: 'jdoe@example.com',
    host: 'files.example.com',
    line: `{"AccountID":"x","Action":"block","Datetime":"${I}","DestinationIP":"9.9.9.9","DestinationPort":443,"Email":"jdoe@example.com","HTTPHost":"files.example.com","HTTPMethod":"GET","HTTPStatusCode":403,"PolicyID":"p","SourceIP":"10.1.1.1","SourcePort":51000,"URL":"https://files.example.com/a","UserAgent":"curl"}`,
  },
  {
    ...BLOCKED,
    user: 'jdoe@example.com',
    host: 'files.example.com',
    up: 10,
    down: 20,
    line: '{"_id":"1","access_method":"Client","action":"block","app":"Dropbox","appcategory":"Cloud Storage","category":"Cloud Storage","type":"page","user":"jdoe@example.com","userip":"10.1.1.1","srcip":"203.0.113.5","dstip":"9.9.9.9","dstport":443,"domain":"files.example.com","url":"files.example.com/a","timestamp":1795162462,"traffic_type":"CloudApp","ccl":"high","site":"Dropbox","client_bytes":10,"server_bytes":20,"numbytes":30,"page_id":1}',
  },
  {
    ...BLOCKED,
    user: 'jdoe',
    host: 'files.example.com',
    up: 10,
    down: 20,
    line: 'CEF:0|iboss|iboss|1|url|url|1|rt=1795162462000 src=10.1.1.1 dst=9.9.9.9 dpt=443 suser=jdoe request=https://files.example.com/a act=Blocked in=20 out=10 dhost=files.example.com',
  },
  {
    ...BLOCKED,
    user: 'jdoe@example.com',
    host: 'files.example.com',
    line: '{"event":{"event_time":"2026-11-20T08:14:22.000000","userid":"jdoe@example.com","vendor":"Menlo Security","product":"MSIP","event_type":"http_request","url":"https://files.example.com/a","domain":"files.example.com","dst":"9.9.9.9","pe_action":"block","x-client-ip":"10.1.1.1","src":"10.1.1.1","categories":"Storage","request_type":"page_request"}}',
  },
  {
    ...ALLOWED,
    user: 'jdoe',
    line: `<134>${S} ng ng/box_Firewall_Activity: Info ng Allow: type=FWD|proto=TCP|srcIF=eth1|srcIP=10.1.1.1|srcPort=51000|srcMAC=00:11:22:33:44:55|dstIP=9.9.9.9|dstPort=443|dstService=https|dstIF=eth0|rule=LAN-2-INTERNET|info=Normal Operation|srcNAT=198.51.100.1|dstNAT=9.9.9.9|duration=0|count=1|user=jdoe|protocol=|application=|target=|content=|urlcat=`,
  },
  // Windows Firewall
  {
    ...BLOCKED,
    line: '#Version: 1.5\n#Software: Microsoft Windows Firewall\n#Time Format: Local\n#Fields: date time action protocol src-ip dst-ip src-port dst-port size tcpflags tcpsyn tcpack tcpwin icmptype icmpcode info path\n2026-11-20 08:14:22 DROP TCP 10.1.1.1 9.9.9.9 51000 443 52 S 1 0 8192 - - - SEND',
  },
];

const PANOS = (rest: string) => `<14>${S} pa-1 1,2026/11/20 08:14:25,0072,${rest}`;

const OTHERS: readonly string[] = [
  `<14>${S} pa-1 1,2026/11/20 08:14:25,0072,SYSTEM,auth,2560,2026/11/20 08:14:22,,auth-success,,0,0,general,informational,"authenticated for user 'admin'. From: 10.1.1.1."`,
  `<14>${S} pa-1 1,2026/11/20 08:14:25,0072,CONFIG,0,2560,2026/11/20 08:14:22,10.1.1.1,,set,admin,Web,Succeeded,config shared,1,0x0`,
  `<14>${S} pa-1 1,2026/11/20 08:14:25,0072,GLOBALPROTECT,0,2560,2026/11/20 08:14:22,vsys1,portal-auth,login,LDAP,,jdoe,US,PC-7,203.0.113.5,0.0.0.0,0.0.0.0,0.0.0.0,x,,6.0,Windows`,
  FGT('logid="0101039424" type="event" subtype="vpn" action="tunnel-up" user="jdoe" remip=203.0.113.5'),
  FGT(
    'logid="0100032001" type="event" subtype="system" logdesc="Admin login successful" user="admin" action="login" status="success"',
  ),
  `<166>${S} asa : %ASA-6-113039: Group <VPN> User <jdoe> IP <203.0.113.5> AnyConnect parent session started.`,
  `<166>${S} asa : %ASA-6-605005: Login permitted from 10.1.1.1/51000 to inside:10.1.1.254/ssh for user "admin"`,
  `<166>${S} asa : %ASA-6-611101: User authentication succeeded: IP address: 10.1.1.1, Uname: admin`,
  `<166>${S} asa : %ASA-5-111008: User 'admin' executed the 'write memory' command.`,
  `<134>1 1795162462.342 MX84 events type=vpn_connectivity_change vpn_type='site-to-site' peer_contact='203.0.113.5:51000' connectivity='true'`,
  `<134>1 1795162462.342 MX84 events dhcp lease of ip 10.1.1.1 from server mac 00:18:0A:01:02:03 for client mac 00:11:22:33:44:55 from router 10.1.1.254`,
  '<30>device="SFW" date=2026-11-20 time=08:14:22 timezone="UTC" log_id=062009617502 log_type="Event" log_component="GUI" log_subtype="Admin" status="Successful" user_name="admin" src_ip=10.1.1.1 message="User admin logged in"',
  '<134>id=firewall sn=18B1 time="2026-11-20 08:14:22" fw=198.51.100.1 pri=6 c=16 m=1080 msg="SSL VPN zone remote user login allowed" n=9 src=203.0.113.5:51000:X1 dst=198.51.100.1:443:X1 usr="jdoe"',
  `<14>1 ${I} srx sshd - SSHD_LOGIN_FAILED [junos@2636.1.1.1.2.129 username="root" source-address="10.1.1.1"]`,
  `<14>1 ${I} srx RT_UTM - UI_LOGIN_EVENT [junos@2636.1.1.1.2.129 username="admin" class-name="super-user"]`,
  `<134>1 ${I} mgmt CheckPoint 1 - [action:"Log In"; flags:"1"; loguid:"{0x1}"; origin:"192.0.2.1"; time:"1795162462"; product:"SmartConsole"; administrator:"admin"; client_ip:"10.1.1.1"; operation:"Log In"]`,
  `${S} fw dhcpd[812]: DHCPACK on 10.1.1.1 to 00:11:22:33:44:55 (pc-7) via igb1`,
  `${S} fw sshd[812]: Accepted publickey for admin from 10.1.1.1 port 51000 ssh2`,
  `${S} gw pluto[812]: "site" #1: IPsec SA established tunnel mode {ESP=>0x1 <0x2}`,
  '{"timestamp":"2026-11-20T08:14:22.000000+0000","event_type":"stats","stats":{"uptime":1}}',
  '{"timestamp":"2026-11-20T08:14:22.000000+0000","flow_id":1,"event_type":"dhcp","src_ip":"10.1.1.1","dest_ip":"10.1.1.254","dhcp":{"type":"ack"}}',
  `<134>${S} gw CEF:0|Acme|Gateway|2|200|User logged in|3|rt=1795162462000 src=10.1.1.1 dst=10.1.1.254 suser=jdoe outcome=success`,
  'id=firewall time="2026-11-20 08:14:22" fw="SN" tz=+0000 user="admin" src=10.1.1.1 dst=10.1.1.254 msg="LOGIN" logtype="server"',
  `<14>${S} fb (2026-11-20T08:14:22) sessiond: msg_id="3E00-0002" Management user admin@Firebox-DB from 10.1.1.1 logged in`,
  FGT(
    'logid="0107045057" type="event" subtype="endpoint" level="information" vd="root" action="add" user="jdoe" ip=10.1.1.1 srcip=10.1.1.1 dstip=10.1.1.254',
  ),
  FGT(
    'logid="0108037892" type="event" subtype="ha" msg="Virtual cluster member state moved" from_vcluster=1',
  ),
  FGT(
    'logid="0102043008" type="event" subtype="user" logdesc="Authentication success" srcip=10.1.1.1 dstip=10.1.1.254 user="jdoe" action="authentication" status="success"',
  ),
  FGT(
    'logid="0100044546" type="event" subtype="system" logdesc="Attribute configured" user="admin" ui="GUI(10.1.1.1)" action="Edit" cfgpath="firewall.policy"',
  ),
  FGT(
    'logid="0100026001" type="event" subtype="system" logdesc="DHCP Ack log" interface="lan" dhcp_msg="Ack" mac="00:11:22:33:44:55" ip=10.1.1.1 lease=86400 hostname="pc-7"',
  ),
  FGT(
    'logid="0101037138" type="event" subtype="vpn" logdesc="IPsec connection status changed" action="tunnel-up" remip=203.0.113.5 locip=198.51.100.1 remport=500 locport=500',
  ),
  `<189>${S} fg CEF:0|Fortinet|FortiGate-100F|7.2.5|32001|event:system login success|2|start=Nov 20 2026 08:14:22 deviceExternalId=FG1 ad.logid=0100032001 cat=event:system ad.subtype=system suser=admin src=10.1.1.1 dst=10.1.1.254 act=login outcome=success`,
  PANOS(
    'USERID,login,2560,2026/11/20 08:14:22,vsys1,10.1.1.1,corp\\jdoe,agent,0,1,2700,0,0,active-directory,,1,0x0',
  ),
  PANOS(
    'HIPMATCH,0,2560,2026/11/20 08:14:22,corp\\jdoe,vsys1,PC-7,Windows,10.1.1.1,hip-profile,1,profile,0,0,1,0x0',
  ),
  PANOS('DECRYPTION,0,2560,2026/11/20 08:14:22,10.1.1.1,9.9.9.9'),
  `<14>${S} pa CEF:0|Palo Alto Networks|PAN-OS|10.1|globalprotect|SYSTEM|3|rt=Nov 20 2026 08:14:22 deviceExternalId=0072 src=203.0.113.5 suser=jdoe msg=GlobalProtect portal user login succeeded`,
  `<14>${S} pa CEF:0|Palo Alto Networks|PAN-OS|10.1|gateway-auth|GLOBALPROTECT|3|rt=Nov 20 2026 08:14:22 src=203.0.113.5 suser=jdoe`,
  `<134>1 ${I} mgmt CheckPoint 1 - [action:"Key Install"; flags:"1"; loguid:"{0x1}"; origin:"192.0.2.1"; time:"1795162462"; product:"VPN-1 & FireWall-1"; src:"203.0.113.5"; dst:"198.51.100.1"; scheme:"IKE"; vpn_feature_name:"IKE"; peer_gateway:"203.0.113.5"]`,
  `<134>1 ${I} mgmt CheckPoint 1 - [action:"Log In"; loguid:"{0x1}"; origin:"192.0.2.1"; time:"1795162462"; product:"Mobile Access"; src:"203.0.113.5"; user:"jdoe"; auth_method:"Password"]`,
  `<134>1 ${I} mgmt CheckPoint 1 - [action:"Log In"; loguid:"{0x1}"; origin:"192.0.2.1"; time:"1795162462"; product:"Identity Awareness"; src:"10.1.1.1"; src_user_name:"John Doe (jdoe)"; src_machine_name:"pc-7"; auth_status:"Successful Login"]`,
  `<134>1 ${I} mgmt CheckPoint 1 - [action:"Accept"; loguid:"{0x1}"; origin:"192.0.2.1"; time:"1795162462"; product:"System Monitor"; description:"cluster member is up"]`,
  `<134>1 ${I} mgmt CheckPoint 1 - [action:"Detect"; loguid:"{0x1}"; origin:"192.0.2.1"; time:"1795162462"; product:"Forensics"; src:"10.1.1.1"; file_name:"a.exe"; client_name:"Check Point Endpoint Security Client"; os_name:"Windows"; user_name:"jdoe"]`,
  '<30>device_name="SFW" timestamp="2026-11-20T08:14:22+0000" device_model="XGS" log_id="062910617701" log_type="Event" log_component="Firewall Authentication" log_subtype="Authentication" status="Successful" user="jdoe" client_used="Agent" src_ip="10.1.1.1" message="User jdoe logged in"',
  '<30>device_name="SFW" timestamp="2026-11-20T08:14:22+0000" device_model="XGS" log_id="062811617824" log_type="Event" log_component="SSL VPN" log_subtype="System" user="jdoe" src_ip="203.0.113.5" message="SSL VPN User jdoe connected"',
  '<30>device_name="SFW" timestamp="2026-11-20T08:14:22+0000" log_type="System Health" log_component="CPU" log_subtype="Usage" system_cpu="1%" user_cpu="2%"',
  '<30>device_name="SFW" timestamp="2026-11-20T08:14:22+0000" log_id="063411660022" log_type="Event" log_component="DHCP Server" log_subtype="System" status="Renew" src_ip="10.1.1.1" src_mac="00:11:22:33:44:55" message="Lease renewed"',
  '<134>id=firewall sn=18B1 time="2026-11-20 08:14:22" fw=198.51.100.1 pri=6 c=16 m=29 msg="Administrator login allowed" n=9 src=10.1.1.1:51000:X0 dst=10.1.1.254:443:X0 usr="admin"',
  '<134>id=firewall sn=18B1 time="2026-11-20 08:14:22" fw=198.51.100.1 pri=6 c=16 m=31 msg="User login from an internal zone allowed" n=9 src=10.1.1.1:51000:X0 dst=10.1.1.254:443:X0 usr="jdoe"',
  '<134>id=firewall sn=18B1 time="2026-11-20 08:14:22" fw=198.51.100.1 pri=6 c=16 m=346 msg="IKE Initiator: Start Quick Mode (Phase 2)." n=9 src=198.51.100.1:500:X1 dst=203.0.113.5:500:X1',
  '<134>id=firewall sn=18B1 time="2026-11-20 08:14:22" fw=198.51.100.1 pri=6 c=0 m=1059 msg="DHCP lease assigned" n=9 src=10.1.1.254:67:X0 dst=10.1.1.1:68:X0',
  `<134>1 1795162462.342 MX84 events type=association radio='1' vap='0' client_mac='00:11:22:33:44:55' client_ip='10.1.1.1' rssi='20'`,
  `<134>1 1795162462.342 MX84 events type=8021x_eap_success port='' identity='jdoe' radio='1'`,
  `<134>1 1795162462.342 MX84 events anyconnect_vpn_auth_success user_name=jdoe peer_ip=203.0.113.5 local_ip=10.9.9.9`,
  `<134>1 1795162462.342 MX84 events type=client_vpn_connect user 'jdoe' local ip 10.9.9.9 connected from 203.0.113.5`,
  `${S} fw charon[812]: 06[IKE] <con1|3> IKE_SA con1[3] established between 198.51.100.1[a]...203.0.113.5[b]`,
  `${S} fw openvpn[812]: jdoe/203.0.113.5:51000 MULTI: Learn: 10.9.9.9 -> jdoe/203.0.113.5:51000`,
  `${S} fw php-fpm[812]: /index.php: Successful login for user 'admin' from: 10.1.1.1 (Local Database)`,
  `${S} mt system,info,account user admin logged in from 10.1.1.1 via winbox`,
  `${S} mt dhcp,info dhcp1 assigned 10.1.1.1 to 00:11:22:33:44:55`,
  `${S} mt ipsec,info new ike2 SA (I): 198.51.100.1[500]-203.0.113.5[500]`,
  `${S} mt l2tp,ppp,info,account jdoe logged in, 10.9.9.9`,
  'id=firewall time="2026-11-20 08:14:22" fw="SN" tz=+0000 startime="2026-11-20 08:14:22" user="jdoe" src=10.1.1.1 confid=1 ruleid=2 method="LDAP" error=0 msg="User logged in" logtype="auth"',
  'id=firewall time="2026-11-20 08:14:22" fw="SN" tz=+0000 startime="2026-11-20 08:14:22" pri=5 msg="LDAP unreachable" service=sysevent alarmid=2 src=10.1.1.1 dst=10.1.1.254 logtype="system"',
  'id=firewall time="2026-11-20 08:14:22" fw="SN" tz=+0000 startime="2026-11-20 08:14:22" error=0 phase=2 src=198.51.100.1 srcname="fw" dst=203.0.113.5 dstname="peer" user="" msg="Phase established" side=initiator logtype="vpn"',
  'id=firewall time="2026-11-20 08:14:22" fw="SN" tz=+0000 startime="2026-11-20 08:14:22" src=203.0.113.5 dst=10.9.9.9 user="jdoe" msg="XVPN connect" logtype="xvpn"',
  'id=firewall time="2026-11-20 08:14:22" fw="SN" tz=+0000 startime="2026-11-20 08:14:22" security=0 system=1 CPU=1,2,3 logtype="monitor"',
  '<188>2026-11-20 08:14:22 USG %%01SHELL/5/LOGIN(l)[0]:VTY0 login from 10.1.1.1.',
  '<188>2026-11-20 08:14:22 USG %%01UM/6/LOGIN(l)[0]:vsys=public, source-ip=10.1.1.1, user-name=jdoe, destination-ip=10.1.1.254, login time=2026/11/20 08:14:22',
  '<188>2026-11-20 08:14:22 USG %%01IKE/4/IKE_SA_ESTABLISH(l)[0]:source-ip=198.51.100.1, destination-ip=203.0.113.5, source-port=500, destination-port=500',
  `<14>1 ${I} srx RT_LOG - RT_SCREEN_ICMP [junos@2636.1.1.1.2.129 attack-name="ICMP fragment" source-address="10.1.1.1"]`,
  `<14>1 ${I} srx mgd - UI_COMMIT [junos@2636.1.1.1.2.129 username="admin" command="commit" message=""]`,
  `<14>1 ${I} srx kmd - KMD_VPN_UP_ALARM_USER [junos@2636.1.1.1.2.129 vpn-name="v" remote-address="203.0.113.5" local-address="198.51.100.1"]`,
  `<14>${S} fb (2026-11-20T08:14:22) admd: msg_id="1100-0004" Authentication of Firewall user [jdoe@Firebox-DB] from 10.1.1.1 was accepted`,
  `<14>${S} fb (2026-11-20T08:14:22) iked: msg_id="0203-000E" (198.51.100.1<->203.0.113.5)IKE phase-1 negotiation succeeded`,
  `<14>${S} fb (2026-11-20T08:14:22) dhcpd: msg_id="1600-0066" DHCPACK on 10.1.1.1 to 00:11:22:33:44:55 via eth1`,
  `<166>${S} asa : %ASA-6-713228: Group = VPN, Username = jdoe, IP = 203.0.113.5, Assigned private IP address 10.9.9.9 to remote user`,
  `<166>${S} asa : %ASA-6-722051: Group <VPN> User <jdoe> IP <203.0.113.5> IPv4 Address <10.9.9.9> assigned to session`,
  `<166>${S} asa : %ASA-4-113019: Group = VPN, Username = jdoe, IP = 203.0.113.5, Session disconnected. Session Type: SSL, Duration: 1h:00m:00s, Bytes xmt: 1, Bytes rcv: 2, Reason: User Requested`,
  `<166>${S} asa : %ASA-6-604103: DHCP daemon interface inside: address granted 0011.2233.4455 (10.1.1.1)`,
  `<166>${S} asa : %ASA-4-405001: Received ARP response collision from 10.1.1.1/0011.2233.4455 on interface inside`,
  `<166>${S} asa : %ASA-6-602303: IPSEC: An outbound LAN-to-LAN SA (SPI= 0x1) between 198.51.100.1 and 203.0.113.5 (user= jdoe) has been created.`,
  `<166>${S} asa : %ASA-1-105005: (Primary) Lost Failover communications with mate on interface inside`,
  `<166>${S} asa : %ASA-6-305011: Built dynamic TCP translation from inside:10.1.1.1/51000 to outside:198.51.100.1/1024`,
  `{"sourcetype":"zscalernss-audit","event":{"time":"Fri Nov 20 08:14:22 2026","recordid":"1","action":"SIGN_IN","category":"LOGIN","subcategory":"LOGIN","resource":"None","interface":"UI","adminid":"admin@example.com","clientip":"10.1.1.1","result":"SUCCESS"}}`,
  `{"sourcetype":"zscalernss-tunnel","event":{"datetime":"Fri Nov 20 08:14:22 2026","Recordtype":"Tunnel Event","tunneltype":"IPSec IKEV 2","user":"jdoe@example.com","location":"HQ","sourceip":"203.0.113.5","destinationip":"9.9.9.9","sourceport":"500","event":"IPSec tunnel is up"}}`,
  `{"_id":"1","type":"admin_audit_logs","user":"admin@example.com","audit_log_event":"Login Successful","timestamp":1795162462,"severity_level":2,"supporting_data":{"data_type":"user","data_values":["10.1.1.1"]},"organization_unit":"","ur_normalized":"admin@example.com","ccl":"unknown","count":1}`,
  `"2026-11-20 08:14:22","jdoe@example.com","admin","dashboard","logins","10.1.1.1","Logged In","",""`,
  '{"category":"AzureFirewallThreatIntelLog","time":"2026-11-20T08:14:22Z","resourceId":"/X","operationName":"Microsoft.Network/azureFirewalls/write","properties":{}}',
];

function factsOf({ user, src, dst, host, action, up, down }: Case) {
  return { user, src_ip: src, dst_ip: dst, host, action, bytes_up: up, bytes_down: down };
}

test("nearly all evaluation lines are read with the right facts, and non-traffic lines aren't counted", () => {
  const options = { timezone: 'UTC', now: NOW };
  const wrong: string[] = [];
  let parsed = 0;
  let facts = 0;
  let right = 0;
  for (const one of TRAFFIC) {
    const event = readText(one.line, options).events[0]?.event;
    if (event === undefined) {
      wrong.push(`not read: ${one.line.slice(0, 120)}`);
      continue;
    }
    parsed += 1;
    const found: Readonly<Record<string, unknown>> = { ...event };
    for (const [field, value] of Object.entries({
      ...factsOf(one),
      time: Date.UTC(2026, 10, 20, 8, 14, 22),
    })) {
      if (value === undefined) continue;
      facts += 1;
      const got = field === 'time' ? Math.floor(event.time / 1000) * 1000 : found[field];
      if (got === value) right += 1;
      else wrong.push(`${field} is ${String(got)}, not ${value}: ${one.line.slice(0, 120)}`);
    }
  }
  const counted = OTHERS.filter((line) =>
    readText(line, { ...options, signs: 'all' }).events.some(({ event }) => event.kind === 'traffic'),
  );
  wrong.push(...counted.map((line) => `counted: ${line.slice(0, 120)}`));
  const report = `${parsed}/${TRAFFIC.length} read, ${right}/${facts} facts right, ${counted.length}/${OTHERS.length} counted`;
  expect(wrong, report).toEqual([]);
});

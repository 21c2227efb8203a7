import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

/**
 * Sources that Microsoft documents for cloud discovery (Defender for Cloud Apps, CC BY 4.0), with their fields: app URL
 * and IP address, user, client IP address, total and uploaded bytes. Sample lines must yield all of them.
 */
const SOURCES: Readonly<Record<string, { tells: string; line: string }>> = {
  Barracuda: {
    tells: 'url ip user origin',
    line: '<134>2026-11-20 08:14:22.959 +0000  waf1 TR 203.0.113.9 443 10.1.1.1 8210 jdoe "-" GET TLSv1.2 files.example.com HTTP/1.1 200 500 200 0 3 10.2.2.2 443 0 "-" SERVER DEFAULT PROTECTED VALID /a "-" "-" "-" "Mozilla/5.0" 10.1.1.1 8210 jdoe "-" "-" "-" 186f',
  },
  'Barracuda, W3C': {
    tells: 'url ip user origin',
    line: '#Fields: date time c-ip cs-username s-ip s-port cs-method cs-host cs-uri-stem cs-uri-query sc-status\n2026-11-20 08:14:22 10.1.1.1 jdoe 203.0.113.9 443 GET files.example.com /a - 200',
  },
  'Blue Coat': {
    tells: 'url user origin total up',
    line: '#Software: SGOS 7.4\n#Fields: date time time-taken c-ip cs-username cs-auth-group x-exception-id sc-filter-result cs-categories cs(Referer) sc-status s-action cs-method rs(Content-Type) cs-uri-scheme cs-host cs-uri-port cs-uri-path cs-uri-query cs-uri-extension cs(User-Agent) s-ip sc-bytes cs-bytes x-virus-id\n2026-11-20 08:14:22 12 10.1.1.1 jdoe - - OBSERVED "Storage" - 200 TCP_NC_MISS GET text/html https files.example.com 443 /a - html "Mozilla/5.0" 10.9.9.9 500 200 -',
  },
  'Check Point': {
    tells: 'ip origin',
    line: '<134>1 2026-11-20T08:14:22Z gw CheckPoint 13752 - [action:"Accept"; ifdir:"outbound"; origin:"192.168.32.91"; time:"1795162462"; dst:"203.0.113.9"; proto:"6"; product:"VPN-1 & FireWall-1"; s_port:"51000"; service:"443"; src:"10.1.1.1"]',
  },
  'Cisco ASA (Syslog)': {
    tells: 'ip origin total',
    line: '<166>Nov 20 2026 08:14:22 fw01 : %ASA-6-302014: Teardown TCP connection 4711 for outside:203.0.113.9/443 to inside:10.1.1.1/51234 duration 0:01:30 bytes 700 TCP FINs',
  },
  'Cisco ASA with FirePOWER': {
    tells: 'url ip user origin total up',
    line: '<13>Nov 20 08:14:22 fw SFIMS: Protocol: TCP, SrcIP: 10.1.1.1, OriginalClientIP: ::, DstIP: 203.0.113.9, SrcPort: 51000, DstPort: 443, AccessControlRuleAction: Allow, User: jdoe, Client: SSL client, ApplicationProtocol: HTTPS, InitiatorBytes: 200, ResponderBytes: 500, URLCategory: Storage, URL: https://files.example.com/a',
  },
  'Cisco Cloud Web Security': {
    tells: 'url ip user origin total up',
    line: '#Fields: datetime\tc-ip\tcs-username\tcs-method\tcs-uri-scheme\tcs-host\tcs-uri-port\tcs-uri-path\tcs-uri-query\tcs-bytes\tsc-bytes\tsc-status\ts-ip\tx-ss-category\tx-ss-last-rule-action\n2026-11-20 08:14:22\t10.1.1.1\tjdoe\tGET\thttps\tfiles.example.com\t443\t/a\t-\t200\t500\t200\t203.0.113.9\tStorage\tallow',
  },
  'Cisco FWSM': {
    tells: 'ip origin total',
    line: '<166>Nov 20 2026 08:14:22 10.9.9.9 : %FWSM-6-302014: Teardown TCP connection 146520541779339583 for outside:203.0.113.9/443 to inside:10.1.1.1/51234 duration 0:00:00 bytes 700 TCP FINs',
  },
  'Cisco Ironport WSA': {
    tells: 'url ip user origin total up',
    line: '#Fields: timestamp x-elapsed-time c-ip cs-username s-ip x-resultcode-httpstatus sc-result-code sc-http-status cs-bytes sc-bytes cs-method cs-url x-acltag\n1795162462.123 97 10.1.1.1 jdoe 203.0.113.9 TCP_MISS/200 TCP_MISS 200 200 500 GET https://files.example.com/a DEFAULT_CASE_11-P',
  },
  'Cisco Meraki': {
    tells: 'url ip origin',
    line: "<134>1 1795162462.342705328 MX84 urls src=10.1.1.1:63735 dst=203.0.113.9:443 mac=58:1F:AA:CE:61:F2 agent='Mozilla/5.0' request: GET https://files.example.com/a",
  },
  'Clavister NGFW (Syslog)': {
    tells: 'url ip user origin total up',
    line: '<134>[2026-11-20 08:14:22] EFW: ALG: prio=2 id=00200125 rev=1 event=request_url action=allow categories="storage" url="files.example.com/a" authuser=jdoe connipproto=TCP connsrcip=10.1.1.1 connsrcport=51000 conndestip=203.0.113.9 conndestport=443 origsent=200 termsent=500',
  },
  ContentKeeper: {
    tells: 'url ip user origin total up',
    line: 'Date,Time,Username,Client IP,URL,Destination IP,Category,Action,Uploaded Bytes,Total Bytes\n2026-11-20,08:14:22,jdoe,10.1.1.1,https://files.example.com/a,203.0.113.9,Storage,Allowed,200,700',
  },
  Corrata: {
    tells: 'url ip user origin total up',
    line: '{"vendor":"Corrata","timestamp":"2026-11-20T08:14:22Z","user":"jdoe","source_ip":"10.1.1.1","destination_ip":"203.0.113.9","url":"https://files.example.com/a","bytes_uploaded":200,"total_bytes":700}',
  },
  'Digital Arts i-FILTER': {
    tells: 'url ip user origin total up',
    line: 'Nov 20 08:14:22 4872 1000/01/ - 203.0.113.9:443 192.168.1.1 10.1.1.1 - jdoe [20/Nov/2026:08:14:22 +0000] 200 200 500 pass 0 87 87 -1 0 1518 0 group01 - 0 - "GET https://files.example.com/a HTTP/1.1" - Chrome text%2Fhtml A667FEFF',
  },
  'ForcePoint LEEF': {
    tells: 'url ip user origin total up',
    line: '<159>Nov 20 08:14:22 host LEEF:1.0|Forcepoint|Security|8.5.0|transaction:permitted|sev=1\tcat=76\tusrName=jdoe\tsrc=10.1.1.1\tsrcPort=51000\tsrcBytes=200\tdstBytes=500\tdst=203.0.113.9\tdstPort=443\tproxyStatus-code=200\tserverStatus-code=200\tduration=2\tmethod=GET\tdisposition=1026\tcontentType=text/html\treason=-\tpolicy=Super Administrator**Default\trole=8\tuserAgent=Mozilla/5.0\turl=https://files.example.com/a',
  },
  'ForcePoint Web Security Cloud': {
    tells: 'url ip user origin total up',
    line: '"Date & Time","User","Category","Action","Risk Class","Policy Name","URL","Connection IP","Destination IP","Bytes Sent","Bytes Received"\n"2026-11-20 08:14:22","jdoe","Storage","Allowed","Business Usage","Default","https://files.example.com/a","10.1.1.1","203.0.113.9","200","500"',
  },
  'Fortinet Fortigate': {
    tells: 'ip user origin total up',
    line: '<189>date=2026-11-20 time=08:14:22 devname="FG100" devid="FG100D3G12345678" logid="0000000013" type="traffic" subtype="forward" level="notice" vd="root" srcip=10.1.1.1 srcport=58012 dstip=203.0.113.9 dstport=443 proto=6 action="close" policyid=1 service="HTTPS" user="jdoe" sentbyte=200 rcvdbyte=500',
  },
  FortiOS: {
    tells: 'url ip origin total up',
    line: 'date=2026-11-20 time=08:14:22 devname="FG100" devid="FG100D3G12345678" logid="0317013312" type="utm" subtype="webfilter" eventtype="ftgd_allow" level="notice" vd="root" policyid=1 srcip=10.1.1.1 srcport=58012 dstip=203.0.113.9 dstport=443 proto=6 service="HTTPS" hostname="files.example.com" action="passthrough" url="/a" sentbyte=200 rcvdbyte=500 catdesc="Storage"',
  },
  iboss: {
    tells: 'url ip user origin total up',
    line: '11/20/2026 08:14:22 AM,URL_LOG_ENTRY,URL_LOG_ID=1,IBOSS=gw,URL=https://files.example.com/a,CATEGORIES_NAMES=Storage,ACTION=Allowed,SRC_IPADDR=10.1.1.1,DST_IPADDR=203.0.113.9,USER=jdoe,REQUEST_METHOD=GET,UPLOAD_BYTES=200,BYTES=700',
  },
  'Juniper SRX': {
    tells: 'ip origin total up',
    line: '<14>Nov 20 08:14:22 srx RT_FLOW: RT_FLOW_SESSION_CLOSE: session closed TCP FIN: 10.1.1.1/51234->203.0.113.9/443 0x0 junos-https 198.51.100.7/51234->203.0.113.9/443 0x0 source rule r1 N/A N/A 6 allow trust untrust 10000 5(200) 4(500) 2 UNKNOWN UNKNOWN N/A(N/A) ge-0/0/1.0 UNKNOWN',
  },
  'Juniper SSG': {
    tells: 'ip user origin total up',
    line: '<134>ns: NetScreen device_id=ns  [Root]system-notification-00257(traffic): start_time="2026-11-20 08:14:22" duration=4 policy_id=1 service=https proto=6 src zone=Trust dst zone=Untrust action=Permit sent=200 rcvd=500 src=10.1.1.1 dst=203.0.113.9 src_port=51000 dst_port=443 user=jdoe session_id=1',
  },
  'McAfee SWG': {
    tells: 'url origin total up',
    line: '#time_stamp "auth_user" src_ip status_code "req_line" "categories" "rep_level" "media_type" bytes_to_client bytes_from_client "user_agent" "virus_name" "block_res" "application_name"\n[20/Nov/2026:08:14:22 +0000] "jdoe" 10.1.1.1 200 "GET https://files.example.com/a HTTP/1.1" "Storage" "Minimal Risk" "text/html" 500 200 "Mozilla/5.0" "" "0" ""',
  },
  'Menlo Security (CEF)': {
    tells: 'url ip user origin total up',
    line: '<14>Nov 20 08:14:22 menlo CEF:0|Menlo Security|MSIP|2.0|page_request|page_request|5|rt=Nov 20 2026 08:14:22 suser=jdoe src=10.1.1.1 dst=203.0.113.9 request=https://files.example.com/a act=allow in=500 out=200',
  },
  'MS TMG': {
    tells: 'url user origin total up',
    line: '#Software: Microsoft Forefront Threat Management Gateway\n#Fields: c-ip\tcs-username\tc-agent\tdate\ttime\ts-computername\tcs-referred\tr-host\tr-ip\tr-port\ttime-taken\tcs-bytes\tsc-bytes\tcs-protocol\ts-operation\tcs-uri\tsc-status\n10.1.1.1\tjdoe\tMozilla/5.0\t2026-11-20\t08:14:22\tTMG\t-\tfiles.example.com\t203.0.113.9\t443\t78\t200\t500\thttps\tGET\thttps://files.example.com/a\t200',
  },
  'Open Systems Secure Web Gateway': {
    tells: 'url ip user origin total up',
    line: '<14>Nov 20 08:14:22 gw vendor="Open Systems" product="SWG" timestamp="2026-11-20T08:14:22Z" username="jdoe" client_ip=10.1.1.1 server_ip=203.0.113.9 url="https://files.example.com/a" bytes_sent=200 bytes_received=500 action=allowed',
  },
  'Palo Alto Networks': {
    tells: 'ip user origin total up',
    line: '<14>Nov 20 08:14:22 fw 1,2026/11/20 08:14:25,0072,TRAFFIC,end,2560,2026/11/20 08:14:22,10.1.1.1,203.0.113.9,198.51.100.7,203.0.113.9,rule,corp\\jdoe,,ssl,vsys1,trust,untrust,e1,e2,log,2026/11/20 08:14:22,36459,1,39681,443,32326,443,0x400053,tcp,allow,700,200,500,189,2026/11/20 08:13:27,12,any,0,135,0x8,10.0.0.0-10.255.255.255,United States,0,90,99,tcp-fin',
  },
  'SonicWall (formerly Dell)': {
    tells: 'url ip origin total up',
    line: '<134>id=firewall sn=C0EAE4 time="2026-11-20 08:14:22" fw=198.51.100.7 pri=6 c=1024 m=97 n=1 src=10.1.1.1:51000:X0 dst=203.0.113.9:443:X1 proto=tcp/https op=GET sent=200 rcvd=500 result=200 dstname=files.example.com arg=/a code=27 Category="Storage"',
  },
  Sophos: {
    tells: 'url ip user origin total',
    line: '<30>2026:11:20-08:14:22 utm httpproxy[5208]: id="0001" severity="info" sys="SecureWeb" sub="http" name="http access" action="pass" method="GET" srcip="10.1.1.1" dstip="203.0.113.9" user="jdoe" statuscode="200" cached="0" size="500" request="0xe" url="https://files.example.com/a" referer="" error="" category="105" categoryname="Storage"',
  },
  'Sophos XG': {
    tells: 'url ip user origin total',
    line: '<30>device="SFW" date=2026-11-20 time=08:14:22 timezone="GMT" device_name="XG210" device_id=C1 log_id=050901616001 log_type="Content Filtering" log_component="HTTP" log_subtype="Allowed" status="" priority=Information fw_rule_id=1 user_name="jdoe" user_gp="Sales" category="Storage" category_type="Acceptable" url="https://files.example.com/a" contenttype="text/html" src_ip=10.1.1.1 dst_ip=203.0.113.9 protocol="TCP" src_port=51000 dst_port=443 sent_bytes=200 recv_bytes=500 domain=files.example.com',
  },
  'Sophos Cyberoam': {
    tells: 'url ip user origin total',
    line: 'date=2026-11-20 time=08:14:22 timezone="GMT" device_name="CR50ia" device_id=C070123 log_id=050901616001 log_type="Content Filtering" log_component="HTTP" log_subtype="Allowed" status="" priority=Information fw_rule_id=0 user_name="jdoe" user_gp="" category="Storage" url="http://files.example.com/a" contenttype="text/html" httpresponsecode="200" src_ip=10.1.1.1 dst_ip=203.0.113.9 protocol="TCP" src_port=51000 dst_port=80 sent_bytes=200 recv_bytes=500 domain=files.example.com',
  },
  'Squid (Common)': {
    tells: 'url user origin total',
    line: '10.1.1.1 - jdoe [20/Nov/2026:08:14:22 +0000] "GET http://files.example.com/a HTTP/1.1" 200 500 TCP_MISS:HIER_DIRECT',
  },
  'Squid (Native)': {
    tells: 'url user origin',
    line: '1795162462.123    921 10.1.1.1 TCP_MISS/200 500 GET http://files.example.com/a jdoe HIER_DIRECT/203.0.113.9 text/html',
  },
  Stormshield: {
    tells: 'ip user origin total up',
    line: 'id=firewall time="2026-11-20 08:14:22" fw="SN310" tz=+0000 startime="2026-11-20 08:14:22" pri=5 confid=01 ruleid=34 user="jdoe" ipproto=tcp proto=https src=10.1.1.1 srcport=51000 dst=203.0.113.9 dstport=443 sent=200 rcvd=500 action=pass logtype="connection"',
  },
  Wandera: {
    tells: 'url ip user origin total up',
    line: 'CEF:0|Wandera|Network Traffic Stream|1.0|3|Network|1|rt=1795162462000 suser=jdoe src=10.1.1.1 dst=203.0.113.9 request=https://files.example.com/a act=ALLOW out=200 in=500',
  },
  WatchGuard: {
    tells: 'url ip user origin total up',
    line: '<142>Nov 20 08:14:22 fb https-proxy[2563]: msg_id="2CFF-0000" Allow 1-Trusted 0-External tcp 10.1.1.1 203.0.113.9 51000 443 msg="HTTP request" proxy_act="HTTP-Client" op="GET" dstname="files.example.com" arg="/a" sent_bytes="200" rcvd_bytes="500" elapsed_time="0.1 sec(s)" src_user="jdoe@Firebox-DB" (HTTPS-proxy-00)',
  },
  'Websense - Internet activity log (CEF)': {
    tells: 'url ip user origin total up',
    line: '<159>Nov 20 08:14:22 10.203.28.21 CEF:0|Websense|Security|7.7.0|76|Transaction permitted|1| act=permitted app=https dvc=10.203.28.21 dst=203.0.113.9 dhost=files.example.com dpt=443 src=10.1.1.1 spt=51000 suser=jdoe loginID=jdoe destinationTranslatedPort=0 rt=1795162462000 in=500 out=200 requestMethod=GET requestClientApplication=Mozilla/5.0 reason=- cs1Label=Policy cs1=Super Administrator**Default request=https://files.example.com/a',
  },
  'Websense - Investigative detail report (CSV)': {
    tells: 'url ip user origin total up',
    line: '"User","Day","Time","URL Hostname","Disposition","Source IP","Destination IP","Full URL","Bytes Sent","Bytes Received","Category"\n"jdoe","2026-11-20","08:14:22","files.example.com","Category permitted","10.1.1.1","203.0.113.9","https://files.example.com/a","200","500","Storage"',
  },
  Zscaler: {
    tells: 'url ip user origin total up',
    line: '"Fri Nov 20 08:14:22 2026","jdoe","HTTPS","files.example.com/a","Allowed","Dropbox","File Share","200","500","3","5","Productivity Loss","File Sharing","Online Storage","None","None","0","None","None","HQ","Sales","10.1.1.1","203.0.113.9","GET","200","Mozilla/5.0","None","FwFilter","Rule 1","text/html","None","NA","PC-7","N/A"',
  },
};

describe('documented sources', () => {
  test.each(Object.entries(SOURCES))('%s', (_name, { tells, line }) => {
    const { events, rejects } = readText(line, { timezone: 'UTC', now: Date.UTC(2026, 10, 21, 9) });
    expect(rejects).toEqual([]);
    expect(events).toHaveLength(1);
    const event = events[0]?.event;
    expect(event?.time === undefined ? undefined : Math.floor(event.time / 1000)).toBe(1_795_162_462);
    const told = tells.split(' ');
    if (told.includes('url')) {
      expect(event?.host).toBe('files.example.com');
      expect(event?.url).toMatch(/files\.example\.com\/a$/);
    }
    if (told.includes('ip')) expect(event?.dst_ip).toBe('203.0.113.9');
    if (told.includes('user')) expect(event?.user).toMatch(/^jdoe/);
    if (told.includes('origin')) expect(event?.src_ip).toBe('10.1.1.1');
    if (told.includes('up')) expect([event?.bytes_up, event?.bytes_down]).toEqual([200, 500]);
    else if (told.includes('total')) expect([500, 700]).toContain(event?.bytes_down);
    expect(event?.action ?? 'allowed').toBe('allowed');
  });
});

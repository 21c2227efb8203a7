import { existsSync, readFileSync } from 'node:fs';
import { EVENT_FIELDS } from '@casbah/domain/event';
import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';
import { FORMATS, formatByName } from './registry.ts';

const NOW = Date.UTC(2026, 10, 21, 9, 14, 3);
const OPTIONS = { timezone: 'UTC', now: NOW };

/** A line of each format (for some after its header), as a device writes it. */
const ONE_OF_EACH: Readonly<Record<string, string>> = {
  'suricata-eve':
    '{"timestamp":"2026-11-20T08:14:22.000000+0000","flow_id":1,"event_type":"tls","src_ip":"10.1.1.1","dest_ip":"203.0.113.9","dest_port":443,"tls":{"sni":"a.example"}}',
  'zeek-json':
    '{"ts":1795162462.5,"uid":"C1","id.orig_h":"10.1.1.1","id.resp_h":"203.0.113.9","id.resp_p":443,"proto":"tcp","conn_state":"SF"}',
  zeek: '#fields\tts\tuid\tid.orig_h\tid.resp_h\tid.resp_p\tconn_state\n1795162462.500000\tC1\t10.1.1.1\t203.0.113.9\t443\tSF',
  'cisco-wsa':
    '1795162462.150 97 10.1.1.1 TCP_MISS/200 8187 GET http://www.example.com/ - DIRECT/www.example.com text/plain DEFAULT_CASE_11-P-I-O-D-E-R <IW_comp,6.9,-,"-"> -',
  'squid-native':
    '1795162462.123    921 10.1.1.1 TCP_MISS/200 507 GET http://example.com/ jdoe HIER_DIRECT/93.184.216.34 text/html',
  'squid-custom':
    '1795162462.123 10.1.1.1:51000 example.com:80 93.184.216.34:80 1.1 GET 200 TCP_MISS:HIER_DIRECT http://example.com/ "curl/8.5"',
  netfilter:
    'Nov 20 08:14:22 gw kernel: [LAN_IN-2000-A]IN=br0 OUT=eth4 MAC=00:11 SRC=10.1.1.1 DST=9.9.9.9 LEN=60 TOS=0x00 PREC=0x00 TTL=64 ID=4567 DF PROTO=TCP SPT=54321 DPT=443 WINDOW=65535 RES=0x00 SYN URGP=0',
  mikrotik:
    'Nov 20 08:14:22 rb firewall,info allow-web forward: in:bridge out:ether1, proto TCP (SYN), 10.1.1.1:51000->9.9.9.9:443, len 52',
  'huawei-usg':
    '<188>Nov 20 2026 08:14:22 USG %%01POLICY/6/POLICYPERMIT(l):vsys=public, protocol=6, source-ip=10.1.1.1, source-port=51000, destination-ip=9.9.9.9, destination-port=443, time=2026/11/20 08:14:22, rule-name=web.',
  'trend-apex-cef':
    'CEF:0|Trend Micro|Apex Central|2019|WB:7|7|3|rt=Nov 20 2026 08:14:22 GMT+00:00 dpt=443 act=2 src=10.1.1.1 request=https://a.example/ shost=PC-7 duser=CORP\\\\jdoe',
  'zscaler-private-access-leef':
    'LEEF:1.0|Zscaler|ZPA|4.1|openNone|cat=ZPA User Activity\tdevTime=1795162462\tusrName=a@b.example\tdstPort=443\tsrc=203.0.113.7\tsrcPreNAT=10.1.1.1\tApplicationName=wiki.example\tdst=10.9.9.9',
  'squid-combined':
    '10.0.0.9 - jdoe [21/Nov/2026:09:14:22 +0100] "GET http://www.example.com/x HTTP/1.1" 200 1024 "-" "Mozilla/5.0" TCP_MISS:HIER_DIRECT',
  'paloalto-csv':
    '1,2026/11/20 08:14:25,0072,TRAFFIC,end,2560,2026/11/20 08:14:22,10.1.1.1,93.184.216.34,203.0.113.9,93.184.216.34,r,u,,ssl,vsys1,t,u,e1,e2,l,2026/11/20 08:14:22,36459,1,39681,443,32326,443,0x400053,tcp,allow,43135,24629,18506,189,2026/11/20 07:23:27,3012,any,0,135,0x8,10.0.0.0-10.255.255.255,United States,0,90,99,tcp-fin',
  fortigate:
    'date=2026-11-20 time=08:14:22 devname="FG" devid="FG1" logid="0000000013" type="traffic" subtype="forward" srcip=10.1.1.1 dstip=9.9.9.9 dstport=53 action="accept" sentbyte=1 rcvdbyte=2',
  'paloalto-kv':
    'Nov 20 08:14:22 pa serial=1|type=TRAFFIC|subtype=end|time_generated=2026/11/20 08:14:22|src=10.1.1.1|dst=9.9.9.9|dport=443|proto=tcp|act=allow|bytes_sent=1|bytes_received=2',
  'cisco-firepower':
    'Nov 20 08:14:22 fw : %FTD-6-430003: AccessControlRuleAction: Allow, SrcIP: 10.1.1.1, DstIP: 9.9.9.9, SrcPort: 1, DstPort: 443, InitiatorBytes: 1, ResponderBytes: 2',
  'cisco-asa':
    'Nov 20 2026 08:14:22 fw : %ASA-6-302014: Teardown TCP connection 1 for outside:9.9.9.9/443 to inside:10.1.1.1/51000 duration 0:00:01 bytes 5 TCP FINs',
  checkpoint:
    'time=1795162462|hostname=gw|product=Firewall|action=Drop|ifdir=inbound|loguid={0x5d}|origin=1.1.1.1|dst=10.10.10.10|service=23|src=1.1.1.2|',
  'bluecoat-proxysg-kv':
    'Nov 20 08:14:22 p c-ip=10.1.1.1 cs-bytes=1 cs-host=a.example cs-method=GET cs-uri-path=/x cs-uri-scheme=http s-action=TCP_HIT sc-bytes=2 sc-status=200',
  'zscaler-web-kv':
    '2026-11-20 08:14:22\treason=Allowed\taction=Allowed\turlcategory=x\tClientIP=10.1.1.1\tproduct=NSS\turl=a.example/\trequestsize=1\tresponsesize=2',
  'zscaler-firewall-kv':
    '2026-11-20 08:14:22\tuser=a@b.example\tcsip=10.1.1.1\tcdip=9.9.9.9\tcdport=443\taction=Allow\tinbytes=2\toutbytes=1',
  pfsense:
    '<134>Nov 20 08:14:22 filterlog[72237]: 146,,,1535324496,igb1.12,match,block,in,4,0x0,,63,12617,0,DF,6,tcp,60,10.1.1.1,9.9.9.9,49724,853,0,S,1891286705,,64240,,mss',
  'juniper-srx-structured':
    '<14>1 2026-11-20T08:14:22Z srx RT_FLOW - RT_FLOW_SESSION_CLOSE [junos@2636.1.1.1.2.40 source-address="10.1.1.1" destination-address="9.9.9.9" destination-port="443" bytes-from-client="1" bytes-from-server="2"]',
  'juniper-srx':
    'Nov 20 08:14:22 srx RT_FLOW: RT_FLOW_SESSION_DENY: session denied 10.1.1.1/51234->9.9.9.9/23 junos-telnet 6(0) deny-all trust untrust',
  'juniper-screenos':
    '<134>ns: NetScreen device_id=ns  [Root]system-notification-00257(traffic): start_time="2026-11-20 08:14:22" duration=0 action=Permit sent=1 rcvd=2 src=10.1.1.1 dst=9.9.9.9 src_port=1 dst_port=80',
  'sophos-firewall':
    'device="SFW" date=2026-11-20 time=08:14:22 timezone="IST" log_id=1 log_type="Firewall" log_component="Firewall Rule" log_subtype="Allowed" src_ip=10.1.1.1 dst_ip=9.9.9.9 dst_port=53 sent_bytes=1 recv_bytes=2',
  'sophos-utm':
    '2026:11:20-08:14:22 utm httpproxy[1]: id="0001" severity="info" sys="SecureWeb" sub="http" action="pass" method="GET" srcip="10.1.1.1" statuscode="200" size="5" url="http://a.example/"',
  sonicwall:
    'id=firewall sn=1 time="2026-11-20 08:14:22" fw=1.1.1.1 pri=6 c=1024 m=97 src=10.1.1.1:1:X0 dst=9.9.9.9:443:X1 sent=1 rcvd=2 dstname=a.example arg=/',
  stormshield:
    'id=firewall time="2026-11-20 08:14:22" fw="SN310" tz=+0000 pri=5 ipproto=tcp src=10.1.1.1 srcport=1 dst=9.9.9.9 dstport=443 sent=1 rcvd=2 action=pass logtype="connection"',
  clavister:
    '<134>[2026-11-20 08:14:22] EFW: CONN: prio=1 id=00600005 rev=1 event=conn_close_natsat action=close rule=out conn=close connipproto=TCP connsrcip=10.1.1.1 connsrcport=1 conndestip=9.9.9.9 conndestport=443 origsent=1 termsent=2',
  watchguard:
    'Nov 20 08:14:22 f firewall: msg_id="3000-0148" Allow 1-Trusted 0-External 52 tcp 20 127 10.1.1.1 9.9.9.9 49234 443 offset 8 S',
  meraki:
    '<134>1 1795162462.342705328 MX84 urls src=10.1.1.1:63735 dst=9.9.9.9:443 mac=58:1F:AA:CE:61:F2 request: GET https://a.example/',
  'forcepoint-kv':
    'Nov 20 08:14:22 h vendor=Forcepoint product=Security action=permitted src_host=10.1.1.1 dst_host=a.example bytes_out=1 bytes_in=2 url=https://a.example',
  'i-filter':
    'Nov 20 08:14:22 4872 1000/01/ - 9.9.9.9:443 10.1.1.1 10.1.1.1 PC-7 jdoe [20/Nov/2026:08:14:22 +0000] 200 1 2 pass 0 87 87 -1 0 1518 0 Sales - 0 - "GET https://a.example/ HTTP/1.1" - UA text%2Fhtml A667FEFF',
  iboss:
    '11/20/2026 08:14:22 AM,URL_LOG_ENTRY,URL_LOG_ID=1,IBOSS=gw,URL=https://a.example/x,CATEGORIES_NAMES=Chat,ACTION=Allowed,SRC_IPADDR=10.1.1.1,USER=jdoe,REQUEST_METHOD=GET,BYTES=5',
  'barracuda-web':
    'Nov 20 08:14:22 b httpscan[365]: 1795162462 1 10.1.1.1 9.9.9.9 text/html 10.1.1.1 http://a.example/ 2704 BYF ALLOWED CLEAN 2 1 0 1 3 (-) 1 adult 0 - 0 -',
  'barracuda-waf':
    '<134>2026-11-20 08:14:22.959 +0000  waf1 TR 9.9.9.9 443 10.1.1.1 8210 "-" "-" GET TLSv1.2 a.example HTTP/1.1 200 791 293 0 3 10.2.2.2 443 0 "-" SERVER DEFAULT PROTECTED VALID /x q=1 "-" "-" "Mozilla/5.0" 10.1.1.1 8210 "-" "-" "-" "-" 186f',
  'barracuda-firewall':
    '<14>Nov 20 08:14:22 fw box_Firewall_Activity: Info fw Allow: type=FWD|proto=TCP|srcIF=eth1|srcIP=10.1.1.1|srcPort=51000|dstIP=9.9.9.9|dstPort=443|rule=LAN',
  'barracuda-firewall-list':
    '<14>Nov 20 08:14:22 fw box_Firewall_Activity: Info fw Allow: FWD|TCP|eth1|10.1.1.1|51000|00:11:22:33:44:55|9.9.9.9|443|https|eth0|LAN|0|||0|1|0|0|0|0||||||',
  'azure-firewall':
    '{"category":"AZFWApplicationRule","time":"2026-11-20T08:14:22Z","operationName":"AzureFirewallApplicationRuleLog","properties":{"Protocol":"HTTPS","SourceIp":"10.1.1.1","SourcePort":51000,"DestinationPort":443,"Fqdn":"a.example","Action":"Allow"}}',
  'barracuda-firewall-json':
    '{"timestamp":1795162462,"action":"End","src_ip":"10.1.1.1","dst_ip":"9.9.9.9","dst_port":443,"fw_rule":"LAN","fwd_bytes":1,"rev_bytes":2}',
  'zscaler-web-json':
    '{"sourcetype":"zscalernss-web","event":{"datetime":"2026-11-20 08:14:22","action":"Allowed","url":"a.example/","ClientIP":"10.1.1.1","requestsize":"1","responsesize":"2"}}',
  'zscaler-firewall-json':
    '{"sourcetype":"zscalernss-fw","event":{"datetime":"Fri Nov 20 08:14:22 2026","csip":"10.1.1.1","cdip":"9.9.9.9","cdport":"443","action":"Allow"}}',
  'zscaler-dns-json':
    '{"sourcetype":"zscalernss-dns","event":{"datetime":"Fri Nov 20 08:14:22 2026","clt_sip":"10.1.1.1","dns_req":"a.example","reqaction":"Allow"}}',
  'zscaler-private-access':
    '{"LogTimestamp":"Fri Nov 20 08:14:22 2026","Customer":"C","Username":"a@b.example","ClientPublicIP":"9.9.9.9","Host":"wiki.example","ServicePort":443}',
  'cloudflare-gateway-http':
    '{"Datetime":"2026-11-20T08:14:22Z","HTTPHost":"a.example","HTTPMethod":"GET","HTTPStatusCode":200,"URL":"https://a.example/","Action":"allow","SourceIP":"10.1.1.1","Email":"a@b.example"}',
  'cloudflare-gateway-dns':
    '{"Datetime":"2026-11-20T08:14:22Z","QueryName":"a.example","ResolverDecision":"blockedByCategory","SrcIP":"10.1.1.1","Email":"a@b.example"}',
  'cloudflare-gateway-network':
    '{"Datetime":"2026-11-20T08:14:22Z","DestinationIP":"9.9.9.9","DestinationPort":443,"SNI":"a.example","Action":"block","SourceIP":"10.1.1.1","Transport":"tcp"}',
  'cloudflare-network-sessions':
    '{"SessionStartTime":"2026-11-20T08:14:22Z","OriginIP":"9.9.9.9","OriginPort":443,"SourceIP":"10.1.1.1","BytesSent":1,"BytesReceived":2}',
  'aws-route53-resolver':
    '{"version":"1.100000","query_timestamp":"2026-11-20T08:14:22Z","query_name":"a.example.","query_type":"A","rcode":"NOERROR","answers":[{"Rdata":"9.9.9.9","Type":"A"}],"srcaddr":"10.1.1.1"}',
  'aws-vpc-flow-json':
    '{"version":2,"account_id":"123456789010","interface_id":"eni-1","srcaddr":"10.1.1.1","dstaddr":"9.9.9.9","srcport":20641,"dstport":443,"protocol":6,"packets":20,"bytes":4249,"start":1795162462,"end":1795162522,"action":"ACCEPT","log_status":"OK"}',
  'azure-flow':
    '{"time":"2026-11-20T08:15:00Z","category":"NetworkSecurityGroupFlowEvent","properties":{"Version":2,"flows":[{"rule":"r","flows":[{"mac":"00","flowTuples":["1795162462,10.1.1.1,9.9.9.9,44931,443,T,O,A,E,1,10,2,20"]}]}]}}',
  'gcp-vpc-flow':
    '{"insertId":"1","jsonPayload":{"bytes_sent":"5","connection":{"src_ip":"10.1.1.1","src_port":51000,"dest_ip":"9.9.9.9","dest_port":443,"protocol":6},"start_time":"2026-11-20T08:14:22Z"},"timestamp":"2026-11-20T08:14:30Z"}',
  'gcp-firewall':
    '{"insertId":"1","jsonPayload":{"connection":{"src_ip":"10.1.1.1","src_port":51000,"dest_ip":"9.9.9.9","dest_port":443,"protocol":6},"disposition":"DENIED","rule_details":{"reference":"r"}},"timestamp":"2026-11-20T08:14:22Z"}',
  ocsf: '{"class_uid":4002,"category_uid":4,"time":1795162462000,"metadata":{"version":"1.1.0"},"src_endpoint":{"ip":"10.1.1.1"},"http_request":{"http_method":"GET","url":{"url_string":"https://a.example/"}}}',
  'netskope-transactions-json':
    '{"x-cs-timestamp":"1795162462","cs-host":"a.example","cs-uri-scheme":"https","cs-uri":"/x","cs-method":"GET","cs-bytes":"1","sc-bytes":"2","c-ip":"10.1.1.1","x-cs-app":"A"}',
  'netskope-events':
    '{"timestamp":1795162462,"type":"page","access_method":"Client","app":"A","ccl":"high","user":"a@b.example","userip":"10.1.1.1","url":"a.example/x","client_bytes":1,"server_bytes":2}',
  'menlo-json':
    '{"event":{"event_time":"2026-11-20T08:14:22.5","vendor":"Menlo Security","url":"https://a.example/","pe_action":"isolate","x-client-ip":"10.1.1.1","userid":"jdoe"}}',
  'iboss-json':
    '{"time":"2026-11-20T08:14:22Z","iboss":"gw","host":"a.example","url":"https://a.example/","upstreamByteUsage":1,"downstreamByteUsage":2,"userName":"jdoe","srcIp":"10.1.1.1"}',
  'jamf-json':
    '{"event":{"metadata":{"vendor":"Jamf","product":"Network Traffic Stream"},"timestamp":"2026-11-20T08:14:22Z","user":{"email":"a@b.example"},"source":{"ip":"10.1.1.1"},"destination":{"name":"a.example","ip":"9.9.9.9","port":443}}}',
  'checkpoint-json':
    '{"action":"Accept","loguid":"{0x1}","originsicname":"CN=x","time":"1795162462","src":"10.1.1.1","dst":"9.9.9.9","service":"443"}',
  'fortigate-json':
    '{"date":"2026-11-20","time":"08:14:22","devid":"FG1","logid":"0000000013","type":"traffic","subtype":"forward","srcip":"10.1.1.1","dstip":"9.9.9.9","dstport":"443","action":"close"}',
  'juniper-srx-json':
    '{"timestamp":"2026-11-20T08:14:22Z","msgid":"RT_FLOW_SESSION_CLOSE","source-address":"10.1.1.1","destination-address":"9.9.9.9","destination-port":"443","source-zone-name":"trust","bytes-from-client":"1","bytes-from-server":"2"}',
  'paloalto-cef':
    'CEF:0|Palo Alto Networks|PAN-OS|10.1|end|TRAFFIC|1|rt=Nov 20 2026 08:14:22 src=10.1.1.1 dst=9.9.9.9 dpt=443 act=allow in=1 out=2',
  'fortigate-cef':
    'CEF:0|Fortinet|Fortigate|v7|00013|traffic:forward close|3|FTNTFGTeventtime=1795162462 src=10.1.1.1 dst=9.9.9.9 dpt=443 act=close out=1 in=2',
  'checkpoint-cef':
    'CEF:0|Check Point|VPN-1 & FireWall-1|Check Point|Log|https|Unknown|act=Accept rt=1795162462000 src=10.1.1.1 dst=9.9.9.9 dpt=443',
  'zscaler-cef':
    'CEF:0|Zscaler|NSSWeblog|5.7|Allowed|Allowed|3|rt=1795162462000 act=Allowed dhost=a.example src=10.1.1.1 in=2 out=1 request=a.example/',
  'forcepoint-cef':
    'CEF:0|Forcepoint|Security|8.5|0|Transaction permitted|1|act=permitted rt=1795162462000 src=10.1.1.1 dhost=a.example request=https://a.example/ in=2 out=1',
  'skyhigh-cef':
    'CEF:0|McAfee|Web Gateway|12|1|x|1|rt=1795162462000 src=10.1.1.1 request=https://a.example/ act=allowed in=1 out=2',
  'netskope-cef':
    'CEF:0|Netskope|tenant|NULL|page|NULL|Unknown|timestamp=1795162462 suser=a@b.example src=10.1.1.1 dst=9.9.9.9 request=https://a.example/ bytesIn=2 bytesOut=1',
  'menlo-cef':
    'CEF:0|Menlo Security|MSIP|2.0|page_request|page|5|rt=1795162462000 src=10.1.1.1 dst=9.9.9.9 suser=jdoe request=https://a.example/ act=isolate in=2 out=1',
  'iboss-cef':
    'CEF:0|iboss|SWG|10|url|URL|1|rt=1795162462000 src=10.1.1.1 dst=9.9.9.9 suser=jdoe request=https://a.example/ act=Allowed in=2 out=1',
  'sonicwall-cef':
    'CEF:0|SonicWall|NSa 2700|7.1|97|Syslog Website Accessed|4|rt=1795162462000 src=10.1.1.1 spt=1 dst=9.9.9.9 dpt=443 out=1 in=2 request=a.example/ fw_action="NA"',
  'watchguard-leef':
    'LEEF:1.0|WatchGuard|XTM|12.10|30000148|devTime=1795162462000\tdisp=Allow\tsrc=10.1.1.1\tsrcPort=1\tdst=9.9.9.9\tdstPort=443\tproto=tcp',
  'jamf-cef':
    'CEF:0|Wandera|Network Traffic Stream|1.0|1|x|1|Timestamp=2026-11-20T08:14:22Z UserEmail=a@b.example SourceIP=10.1.1.1 DestinationIP=9.9.9.9 DestinationHost=a.example BytesSent=1 BytesReceived=2',
  'paloalto-leef':
    'LEEF:1.0|Palo Alto Networks|PAN-OS Syslog Integration|10|allow|devTime=Nov 20 2026 08:14:22|Type=TRAFFIC|src=10.1.1.1|dst=9.9.9.9|dstPort=443|srcBytes=1|dstBytes=2',
  'checkpoint-leef':
    'LEEF:2.0|Check Point|VPN-1 & FireWall-1|1.0|Accept|^|devTime=1795162462^src=10.1.1.1^dst=9.9.9.9^dstPort=53',
  'zscaler-leef':
    'LEEF:1.0|Zscaler|NSS|4.1|Allowed|cat=Allowed\tdevTime=Nov 20 2026 08:14:22 GMT\tsrc=10.1.1.1\turl=a.example/\tsrcBytes=1\tdstBytes=2',
  'forcepoint-leef':
    'LEEF:1.0|Forcepoint|Security|8|transaction:permitted|devTime=Nov 20 2026 08:14:22\tsrc=10.1.1.1\turl=https://a.example/\tsrcBytes=1\tdstBytes=2',
  'aws-vpc-flow':
    '2 123456789010 eni-1235b8ca123456789 10.1.1.1 9.9.9.9 20641 443 6 20 4249 1795162462 1795162522 ACCEPT OK',
  'zscaler-firewall-csv':
    '"Fri Nov 20 08:14:22 2026","a@b.example","Sales","HQ","443","51234","443","51234","10.1.1.1","9.9.9.9","1.1.1.1","9.9.9.9","10.1.1.1","0","L2 tunnel","Allow","No","Yes","No","HTTPS","A","TCP","Chat","United States","5","Rule 1","2","1","5","5000","1","None","None","None","jdoe","PC-7"',
  'zscaler-web-csv':
    '"Fri Nov 20 08:14:22 2026","a@b.example","HTTPS","a.example/","Allowed","x","x","72","14061","3","5","x","x","x","None","None","0","None","None","HQ","Sales","10.1.1.1","9.9.9.9","GET","200","UA","None","x","x","text/html","None","NA","PC-7","N/A"',
  'forcepoint-report':
    'User,Day,Time,URL Hostname,Full URL,Disposition,Source IP,Destination IP,Bytes Sent,Bytes Received,Category\njdoe,2026-11-20,08:14:22,a.example,https://a.example/,Category permitted,10.1.1.1,9.9.9.9,1,2,Chat',
  'umbrella-proxy':
    '"2026-11-20 08:14:22","a@b.example","10.1.1.1","1.1.1.91","3.4.5.6","text/html","ALLOWED","https://a.example/","","UA","200","1","2","","","x"',
  'umbrella-dns':
    '"2026-11-20 08:14:22","a","a,b","10.1.1.1","24.1.1.1","Allowed","1 (A)","NOERROR","a.example.","Chat"',
  'umbrella-ip': '"2026-11-20 08:14:22","PC-7","10.1.1.1","55605","9.9.9.9","443","x"',
  'skyhigh-leef':
    'LEEF:1.0|McAfee|Web Gateway|12|0|devTime=1795162462000|usrName=jdoe|src=10.1.1.1|dst=9.9.9.9|srcBytes=1|dstBytes=2|httpStatus=200|method=GET|url=https://a.example/',
  'skyhigh-kv':
    '<30>Nov 20 08:14:22 wg mwg: time_stamp=[20/Nov/2026:08:14:22 +0000] auth_user=jdoe src_ip=10.1.1.1 status_code=200 req_line=GET https://a.example/ HTTP/1.1 bytes_to_client=2 bytes_from_client=1 block_res=0',
  'skyhigh-web-gateway':
    '[20/Nov/2026:08:14:22 +0100] "jdoe" 10.1.1.1 200 "GET https://a.example/ HTTP/1.1" "x" "Minimal Risk" "text/html" 5120 "UA" "" "0" ""',
  'netskope-transactions':
    '#Fields: date time cs-bytes sc-bytes c-ip cs-username cs-method cs-uri-scheme cs-host cs-uri sc-status x-cs-access-method x-cs-app\n2026-11-20 08:14:22 1 2 10.1.1.1 a@b.example GET https a.example /x 200 Client "A B"',
  'netskope-transactions-csv':
    'cs-host,cs-uri-scheme,cs-uri,date,time,x-cs-app,cs-username,c-ip,cs-bytes,sc-bytes\na.example,https,/x,2026-11-20,08:14:22,A,a@b.example,10.1.1.1,1,2',
  'cisco-cws':
    '#Fields: datetime\tc-ip\tcs-username\tcs-method\tcs-uri-scheme\tcs-host\tcs-uri-path\tcs-bytes\tsc-bytes\tsc-status\ts-ip\tx-ss-category\tx-ss-last-rule-action\n2026-11-20 08:14:22\t10.1.1.1\tjdoe\tGET\thttps\ta.example\t/x\t1\t2\t200\t9.9.9.9\tChat\tallow',
  'bluecoat-proxysg':
    '#Software: SGOS 7\n#Fields: date time c-ip cs-username sc-status s-action cs-method cs-uri-scheme cs-host cs-uri-path sc-bytes cs-bytes\n2026-11-20 08:14:22 10.1.1.1 jdoe 200 TCP_HIT GET https a.example /x 10 20',
  'cisco-wsa-w3c':
    '#Fields: timestamp c-ip sc-result-code sc-http-status sc-bytes cs-method cs-url x-acltag\n1795162462.1 10.1.1.1 TCP_MISS 200 5 GET http://a.example/ DEFAULT_CASE_11-P',
  'microsoft-tmg':
    '#Fields: c-ip\tcs-username\tdate\ttime\tr-host\tr-ip\tr-port\tcs-bytes\tsc-bytes\tcs-protocol\tcs-uri\tsc-status\n10.1.1.1\tjdoe\t2026-11-20\t08:14:22\ta.example\t9.9.9.9\t80\t1\t2\thttp\thttp://a.example/\t200',
  'apache-proxy': '10.1.1.1 - jdoe [21/Nov/2026:09:14:22 +0000] "CONNECT a.example:443 HTTP/1.1" 200 5',
  contentkeeper:
    'CEF:0|ContentKeeper|CK|1|1|x|1|rt=1795162462000 src=10.1.1.1 suser=jdoe request=https://a.example/ act=allow in=2 out=1',
  corrata:
    '{"vendor":"Corrata","timestamp":"2026-11-20T08:14:22Z","user":"jdoe","src_ip":"10.1.1.1","dst_ip":"9.9.9.9","url":"https://a.example/","bytes_sent":1,"bytes_received":2}',
  'open-systems':
    'LEEF:2.0|Open Systems|SWG|1|allow|^|devTime=1795162462^src=10.1.1.1^dst=9.9.9.9^dstPort=443^usrName=jdoe^url=https://a.example/^srcBytes=1^dstBytes=2',
  cef: 'CEF:0|Acme|Gateway|2|1|Web|3|rt=1795162462000 src=10.1.1.1 request=https://a.example/ act=allow',
  leef: 'LEEF:2.0|V|P|1|E|^|devTime=1795162462^src=10.1.1.1^dst=9.9.9.9^dstPort=443',
  w3c: '#Fields: date time c-ip cs-username cs-method cs-uri sc-status sc-bytes\n2026-11-20 08:14:22 10.1.1.1 jdoe GET http://a.example/ 200 5',
  json: '{"timestamp":"2026-11-20T08:14:22Z","user":"jdoe","client_ip":"10.1.1.1","url":"https://a.example/","method":"GET"}',
  csv: 'Timestamp,User,Client IP,URL,Bytes In\n2026-11-20 08:14:22,jdoe,10.1.1.1,https://a.example/,5',
  'key-value':
    'timestamp=2026-11-20T08:14:22Z src_ip=10.1.1.1 username=jdoe url=https://a.example/ method=GET bytes_sent=1',
};

describe('formats', () => {
  test('have names of their own, titles, and fields that events have', () => {
    expect(new Set(FORMATS.map(({ name }) => name)).size).toBe(FORMATS.length);
    for (const { name, title, fields } of FORMATS) {
      expect(name).toMatch(/^[a-z0-9-]+$/);
      expect(title).not.toBe('');
      expect(fields).toContain('time');
      expect(new Set(fields).size, name).toBe(fields.length);
      for (const field of fields) expect(EVENT_FIELDS).toHaveProperty(field);
    }
    expect(formatByName('squid-native')?.name).toBe('squid-native');
    expect(formatByName('nonsense')).toBeUndefined();
  });

  test.each(FORMATS.map(({ name }) => name))(
    '%s knows its lines among all others, and fills only fields that it names',
    (name) => {
      const text = ONE_OF_EACH[name] ?? '';
      for (const options of [OPTIONS, { ...OPTIONS, format: name }]) {
        const { events, rejects } = readText(text, options);
        expect(rejects).toEqual([]);
        expect(events.map(({ format }) => format)).toEqual([name]);
        const filled = Object.entries(events[0]?.event ?? {})
          .filter(([field, value]) => value !== undefined && field !== 'kind')
          .map(([field]) => field);
        expect(formatByName(name)?.fields).toEqual(expect.arrayContaining(filled));
      }
    },
  );

  test('are told apart in one stream', () => {
    const lines = Object.values(ONE_OF_EACH).join('\n');
    const { events, rejects } = readText(lines, OPTIONS);
    expect(rejects).toEqual([]);
    expect(events.map(({ format }) => format)).toEqual(Object.keys(ONE_OF_EACH));
  });
});

/**
 * How well lines of devices of all kinds are told apart, measured on samples that others collected (Splunk Connect for
 * Syslog's tests). They lie beside the project on machines that have them.
 */
const SAMPLES = new URL('../../../../../shared/data/sc4s_syslog_samples/samples.jsonl', import.meta.url);

/** Which of our formats a source type is; those of devices that see no traffic between users and services are left out. */
const EXPECTED: readonly (readonly [sourcetype: RegExp, format: RegExp])[] = [
  [/^bluecoat:proxysg/, /^bluecoat/],
  [/^cisco:wsa:(?:squid|w3c)/, /^cisco-wsa/],
  [/^cisco:asa$/, /^cisco-asa$/],
  [/^cisco:(?:ftd|firepower)/, /^cisco-firepower$/],
  [/^cp_log/, /^checkpoint/],
  [/^fgt_/, /^fortigate/],
  [/^juniper:junos:(?:aamw|secintel|idp):structured/, /^juniper-srx/],
  [/^pan:/, /^paloalto/],
  [/^routeros$/, /^mikrotik$/],
  [/^zscalernss-web/, /^zscaler-web/],
  [/^zscalerlss-zpa/, /^zscaler-private-access$/],
  [/^LEEF:/, /^leef$/],
];

/** Source types whose lines may become events by a generic format: they tell of connections, in CEF or key=value. */
const MAY_BE_GENERIC =
  /^(?:cef|fwb_|f5:bigip:ltm:http|guardicore|imperva|infoblox:threatprotect|mcafee:nsp|netscout|deepsecurity-(?:firewall|intrusion|web)|juniper:junos:firewall|f5:bigip:asm)/;

const FILL: Readonly<Record<string, string>> = {
  mark: '<134>',
  bsd: 'Nov 21 09:14:03',
  iso: '2026-11-21T09:14:03',
  iso_header: '2026-11-21T09:14:03.123',
  host: 'testhost',
  epoch: '1795252443',
  epochlong: '1795252443123',
  date: '2026-11-21',
  time: '09:14:03',
  recv_time: '2026/11/21 09:14:03',
  high_res_time: '2026-11-21T09:14:03.000+00:00',
  timestamp: '2026-11-21T09:14:03Z',
  wsatime: '1795252443.000',
  lss_time: 'Sat Nov 21 09:14:03 2026',
};

describe.skipIf(!existsSync(SAMPLES))("samples of others' devices (skipped where they are not there)", () => {
  const samples = (existsSync(SAMPLES) ? readFileSync(SAMPLES, 'utf8').trim().split('\n') : []).flatMap(
    (line) => {
      const {
        template,
        addon,
        expected_sourcetype,
      }: { template: string; addon: string | null; expected_sourcetype: string | null } = JSON.parse(line);
      // Some templates were not literal where they were collected.
      if (!/\s/.test(template) || /^(?:template|event) /.test(template)) return [];
      const time = addon === 'paloalto' ? '2026/11/21 09:14:03' : FILL.time;
      const text = template.replaceAll(
        /\{\{\s*(\w+)\s*\}\}/g,
        (_, name: string) => (name === 'time' ? time : FILL[name]) ?? name,
      );
      const { events, rejects } = readText(text.trim().split('\n')[0] ?? '', OPTIONS);
      return [
        {
          sourcetype: expected_sourcetype ?? '',
          text,
          event: events[0],
          format: events[0]?.format ?? rejects[0]?.format,
        },
      ];
    },
  );

  test('lines of proxies and firewalls are known as theirs', () => {
    const misses = samples.filter(({ sourcetype, format }) => {
      const expected = EXPECTED.find(([pattern]) => pattern.test(sourcetype));
      return expected !== undefined && !expected[1].test(format ?? '');
    });
    expect(
      misses.map(({ sourcetype, text, format }) => `${sourcetype} as ${format}: ${text.slice(0, 120)}`),
    ).toEqual([]);
  });

  test('lines of other devices become no events', () => {
    const nonsense = samples.filter(
      ({ sourcetype, event }) =>
        event !== undefined &&
        !MAY_BE_GENERIC.test(sourcetype) &&
        !EXPECTED.some(([pattern]) => pattern.test(sourcetype)),
    );
    expect(
      nonsense.map(
        ({ sourcetype, event, text }) => `${sourcetype} as ${event?.format}: ${text.slice(0, 120)}`,
      ),
    ).toEqual([]);
  });
});

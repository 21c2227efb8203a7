import { ONE_RECORD_OF_EACH } from '../activities/sample-records.ts';

/** One line of each format as a device writes it, some after a header. */
export const ONE_OF_EACH: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(ONE_RECORD_OF_EACH).map(([name, record]) => [name, JSON.stringify(record)]),
  ),
  'salesforce-log-file':
    '"EVENT_TYPE","TIMESTAMP","REQUEST_ID","USER_ID","USER_NAME","SOURCE_IP"\n"Logout","20261120081422.000","4exLFF","00530000009M943","salma@atlas.example","203.0.113.9"',
  'microsoft-365-csv':
    'CreationDate,UserIds,Operations,AuditData\n2026-11-20T08:14:22Z,salma@atlas.example,Send,"{""CreationTime"":""2026-11-20T08:14:22"",""Id"":""a1"",""Operation"":""Send"",""OrganizationId"":""o1"",""RecordType"":2,""UserType"":0,""UserKey"":""10037"",""Workload"":""Exchange"",""UserId"":""salma@atlas.example"",""ClientIPAddress"":""203.0.113.9"",""MailboxOwnerUPN"":""salma@atlas.example"",""Item"":{""Subject"":""Budget""}}"',
  'yammer-messages':
    'id,thread_id,group_id,group_name,sender_id,sender_type,sender_name,sender_email,body,created_at,deleted_at\n7,7,3,All company,5,user,Salma,salma@atlas.example,Welcome,2026-11-20T08:14:22.000Z,',
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
  'bluecoat-proxysg-json':
    '{"date":"2026-11-20","time":"08:14:22","c-ip":"10.1.1.1","cs-username":"jdoe","cs-method":"GET","cs-uri-scheme":"https","cs-host":"a.example","cs-uri-path":"/x","sc-status":"200","s-action":"TCP_HIT","sc-bytes":"2","cs-bytes":"1"}',
  'checkpoint-tracker':
    'num;date;time;orig;type;action;i/f_name;product;src;dst;proto;service;s_port\n0;20Nov2026; 8:14:22;192.0.2.1;log;accept;eth0;VPN-1 & FireWall-1;10.1.1.1;9.9.9.9;tcp;443;51000',
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
  'netflow-json':
    '{"flowStartMilliseconds":1795162462000,"sourceIPv4Address":"10.1.1.1","destinationIPv4Address":"9.9.9.9","sourceTransportPort":51000,"destinationTransportPort":443,"protocolIdentifier":6,"octetDeltaCount":1,"reverseOctetDeltaCount":2}',
  netscaler:
    '<134> 11/20/2026:08:14:22 GMT ns1 0-PPE-0 : default TCP CONN_DELINK 4389 0 :  Source 10.1.1.1:51000 - Vserver 192.0.2.10:443 - NatIP 10.2.2.2:20000 - Destination 10.3.3.3:443 - Delink Time 11/20/2026:08:14:22 GMT - Total_bytes_send 464 - Total_bytes_recv 64248',
  'netscaler-cef':
    '<134>Nov 20 08:14:22 ns1 CEF:0|Citrix|NetScaler|NS13.1|APPFW|APPFW_STARTURL|6|src=10.1.1.1 spt=51000 method=GET request=https://a.example/x msg=Disallow Illegal URL. act=blocked',
  haproxy:
    'Nov 20 08:14:22 lb haproxy[7]: 10.1.1.1:33317 [20/Nov/2026:08:14:22.655] web static/srv1 10/0/30/69/109 200 2750 - - ---- 1/1/1/1/0 0/0 {a.example} {} "GET /x HTTP/1.1"',
  'f5-ltm':
    '<190>2026-11-20T08:14:22Z 10.0.0.9 ,f5_irule=Splunk-HSL-iRule-HTTP,src_ip=10.1.1.1,vip=192.0.2.10,http_method=GET,http_host=a.example,http_uri=/x,http_status=200,bytes_in=1,bytes_out=2',
  'f5-ltm-json':
    '{"event_source":"request_logging","event_timestamp":"2026-11-20T08:14:22Z","client_ip":"10.1.1.1","http_host":"a.example","http_method":"GET","http_uri":"/x","telemetryEventCategory":"LTM"}',
  'f5-afm':
    '<134>Nov 20 08:14:22 b acl_policy_name="/Common/e",action="Drop",date_time="2026-11-20T08:14:22Z",dest_ip="9.9.9.9",dest_port="443",source_ip="10.1.1.1"',
  'f5-afm-json':
    '{"acl_policy_name":"/Common/e","action":"Drop","date_time":"2026-11-20T08:14:22Z","dest_ip":"9.9.9.9","dest_port":"443","source_ip":"10.1.1.1"}',
  'f5-apm-acl':
    '<133>Nov 20 08:14:22 b notice tmm1[7]: 01580002:5: /Common/p:Common:2d43a02e: allow ACL: /Common/a:0 packet: tcp 10.1.1.1:51000 -> 9.9.9.9:443',
  'vmware-nsx':
    '2026-11-20T08:14:22Z esx1 FIREWALL-PKTLOG: 8e1b1c1a INET match DROP 2 IN 48 TCP 10.1.1.1/51000->9.9.9.9/443 S',
  'cato-events':
    '{"account_id":"26","action":"Monitor","dest_ip":"9.9.9.9","dest_port":"443","domain_name":"a.example","event_sub_type":"Internet Firewall","event_type":"Security","src_ip":"10.1.1.1","src_is_site_or_vpn":"Site","time":"1795162462000"}',
  'entra-global-secure-access':
    '{"time":"2026-11-20T08:14:22Z","category":"NetworkAccessTrafficLogs","properties":{"action":"allow","createdDateTime":"2026-11-20T08:14:22Z","destinationFQDN":"a.example","destinationPort":443,"sourceIp":"10.1.1.1","sentBytes":1,"receivedBytes":2,"userPrincipalName":"a@b.example"}}',
  'defender-network-events':
    '{"time":"2026-11-20T08:14:22Z","category":"AdvancedHunting-DeviceNetworkEvents","properties":{"Timestamp":"2026-11-20T08:14:22Z","DeviceId":"d","DeviceName":"PC-7","ActionType":"ConnectionSuccess","RemoteIP":"9.9.9.9","RemotePort":443,"RemoteUrl":"a.example","LocalIP":"10.1.1.1"}}',
  'akamai-secure-internet-access':
    '{"id":"0","configId":"1","l7Protocol":"DNS","query":{"time":"2026-11-20T08:14:22Z","clientIp":"10.1.1.1","domain":"a.example.","resolved":[]},"event":{"policyId":"1","actionName":"Monitor"}}',
  'versa-flow':
    '2026-11-20T08:14:22+0000 accessLog, applianceName=B, tenantName=T, flowId=1, flowCookie=1795162462, sourceIPv4Address=10.1.1.1, destinationIPv4Address=9.9.9.9, destinationTransportPort=443, action=allow, host=a.example',
  'cisco-sd-wan':
    '<189>Nov 20 2026 08:14:22 edge1 %FW-6-SESS_AUDIT_TRAIL: Stop tcp session: initiator (10.1.1.1:51000) sent 1 bytes -- responder (9.9.9.9:443) sent 2 bytes',
  'cisco-secure-access-zta':
    '"2026-11-20 08:14:22","a@b.example","a","AD Users","PC-7","ALLOW","macOS 15","Chrome 9","Canada","1.1.1.91","56","12","25","129","200","756","","","","256","a.example","10.9.9.9","45","CLAP","","","","","","","t1","","443","TCP","HTTP2",""',
  hillstone:
    '<190>Nov 20 08:14:22 1304415172004335(root) 44243624 Traffic@FLOW: SESSION: 10.1.1.1:51000->9.9.9.9:443(TCP), application HTTPS, vr trust-vr, policy 2, user -@-, host -, send packets 1,send bytes 1,receive packets 1,receive bytes 2,session end,TCP RST',
  'sangfor-ngaf':
    '<134>Nov 20 08:14:22 gate7 fwlog[7]: 日志类型:服务控制或应用控制, 策略名称:web, 用户:(null), 源IP:10.1.1.1, 源端口:40112, 目的IP:9.9.9.9, 目的端口:443, 系统动作:允许',
  'olfeo-saas':
    '{"display_name":"jdoe","category_label":"Chat","url":"https://a.example/","action":"allow","domain":"a.example","src_ip":"10.1.1.1","timestamp":1795162462000,"user_received_bytes":"2","user_sent_bytes":"1","theme_label":"x","type":"proxy"}',
  'olfeo-gateway':
    '10.1.1.1 - jdoe [20/11/2026 08:14:22] "CONNECT https://a.example HTTP/1.1" 200 - - 1000 Business Services',
  'aws-network-firewall':
    '{"firewall_name":"e","availability_zone":"a","event_timestamp":"1795162462","event":{"timestamp":"2026-11-20T08:14:22.5+0000","event_type":"alert","src_ip":"10.1.1.1","src_port":51000,"dest_ip":"9.9.9.9","dest_port":443,"proto":"TCP","alert":{"action":"blocked"},"tls":{"sni":"a.example"}}}',
  bind: '20-Nov-2026 08:14:22.123 client @0x7f 10.1.1.1#51000 (a.example): query: a.example IN A +E(0)K (10.0.0.53)',
  unbound: '[1795162462] unbound[1234:0] info: 10.1.1.1 a.example. A IN NOERROR 0.012345 0 60',
  dnsmasq: 'Nov 20 08:14:22 dnsmasq[813]: query[A] a.example from 10.1.1.1',
  coredns:
    '2026-11-20T08:14:22.123Z [INFO] 10.1.1.1:51000 - 4711 "A IN a.example. udp 33 false 512" NOERROR qr,rd,ra 98 0.012s',
  'windows-dns':
    '11/20/2026 8:14:22 AM 0DB4 PACKET  000000D3E1B2C3D0 UDP Rcv 10.1.1.1        a1b2   Q [0001   D   NOERROR] A      (1)a(7)example(0)',
  'windows-dns-events':
    '{"EventID":256,"EventTime":"2026-11-20T08:14:22Z","SourceName":"Microsoft-Windows-DNSServer","InterfaceIP":"10.0.0.53","Source":"10.1.1.1","QNAME":"a.example.","QTYPE":"1","XID":"1","Port":"51000"}',
  'asim-dns':
    '{"TimeGenerated":"2026-11-20T08:14:22Z","EventSubType":"request","SrcIpAddr":"10.1.1.1","DnsQuery":"a.example","DnsQueryTypeName":"A"}',
  'adguard-home':
    '{"IP":"10.1.1.1","T":"2026-11-20T08:14:22Z","QH":"a.example","QT":"A","QC":"IN","CP":"","Result":{"IsFiltered":true,"Reason":3},"Elapsed":5}',
  'apache-proxy': '10.1.1.1 - jdoe [21/Nov/2026:09:14:22 +0000] "CONNECT a.example:443 HTTP/1.1" 200 5',
  contentkeeper:
    'CEF:0|ContentKeeper|CK|1|1|x|1|rt=1795162462000 src=10.1.1.1 suser=jdoe request=https://a.example/ act=allow in=2 out=1',
  corrata:
    '{"vendor":"Corrata","timestamp":"2026-11-20T08:14:22Z","user":"jdoe","src_ip":"10.1.1.1","dst_ip":"9.9.9.9","url":"https://a.example/","bytes_sent":1,"bytes_received":2}',
  'open-systems':
    'LEEF:2.0|Open Systems|SWG|1|allow|^|devTime=1795162462^src=10.1.1.1^dst=9.9.9.9^dstPort=443^usrName=jdoe^url=https://a.example/^srcBytes=1^dstBytes=2',
  'cef-activity':
    'CEF:0|Acme|Files|2|file.download|File downloaded|3|rt=1795162462000 suser=salma@atlas.example src=203.0.113.9 fname=payroll.xlsx filePath=/HR/payroll.xlsx outcome=success externalId=e-1',
  cef: 'CEF:0|Acme|Gateway|2|1|Web|3|rt=1795162462000 src=10.1.1.1 request=https://a.example/ act=allow',
  leef: 'LEEF:2.0|V|P|1|E|^|devTime=1795162462^src=10.1.1.1^dst=9.9.9.9^dstPort=443',
  w3c: '#Fields: date time c-ip cs-username cs-method cs-uri sc-status sc-bytes\n2026-11-20 08:14:22 10.1.1.1 jdoe GET http://a.example/ 200 5',
  json: '{"timestamp":"2026-11-20T08:14:22Z","user":"jdoe","client_ip":"10.1.1.1","url":"https://a.example/","method":"GET"}',
  csv: 'Timestamp,User,Client IP,URL,Bytes In\n2026-11-20 08:14:22,jdoe,10.1.1.1,https://a.example/,5',
  'key-value':
    'timestamp=2026-11-20T08:14:22Z src_ip=10.1.1.1 username=jdoe url=https://a.example/ method=GET bytes_sent=1',
};

/**
 * Lines of the same devices without traffic or worded differently; each must give the same result as in its
 * own file.
 */
export const MORE_LINES: Readonly<Record<string, string>> = {
  'cisco-asa, no traffic':
    '<166>Nov 20 2026 08:14:22 fw01 : %ASA-6-305011: Built dynamic TCP translation from inside:10.1.1.1/5 to outside:9.9.9.9/5',
  'cisco-asa of FTD':
    '<166>2026-11-20T08:14:22Z ftd : %FTD-6-302013: Built outbound TCP connection 12 for outside:9.9.9.9/443 (9.9.9.9/443) to inside:10.1.1.1/49152 (203.0.113.9/49152)',
  'cisco-firepower, no traffic':
    '<113>2026-11-20T08:14:22Z ftd : %FTD-1-430001: EventPriority: Low, SrcIP: 10.1.1.1',
  'fortigate, no traffic':
    'date=2026-11-20 time=08:14:22 devname="FG" devid="FG1" logid="0100032001" type="event" subtype="system" level="information" logdesc="Admin login successful" user="admin" srcip=10.1.1.1 dstip=10.1.1.254 action="login" status="success"',
  'paloalto-csv, no traffic':
    '1,2026/11/20 08:14:25,0072,SYSTEM,general,0,2026/11/20 08:14:25,,general,,0,0,general,informational,"User admin logged in"',
  'paloalto-cef, no traffic':
    'CEF:0|Palo Alto Networks|PAN-OS|10.1|general|SYSTEM|3|rt=Nov 20 2026 08:14:22 deviceExternalId=1 msg=x',
  'sonicwall, no traffic':
    'id=firewall sn=1 time="2026-11-20 08:14:22" fw=1.1.1.1 pri=6 c=16 m=29 msg="Successful administrator login" src=10.1.1.1:1:X0 dst=10.1.1.254:443:X0 usr="admin"',
  'suricata-eve, no traffic':
    '{"timestamp":"2026-11-20T08:14:22.000000+0000","flow_id":1,"event_type":"alert","src_ip":"10.1.1.1","dest_ip":"203.0.113.9","dest_port":443,"alert":{"signature":"x"}}',
  'cato-events, no traffic':
    '{"account_id":"26","event_sub_type":"Connected","event_type":"Connectivity","src_ip":"10.1.1.1","time":"1795162462000"}',
  'defender-network-events, no traffic':
    '{"time":"2026-11-20T08:14:22Z","category":"AdvancedHunting-DeviceProcessEvents","properties":{"Timestamp":"2026-11-20T08:14:22Z","DeviceId":"d","ActionType":"ProcessCreated"}}',
  'versa-flow, no traffic':
    '2026-11-20T08:14:22+0000 idpLog, applianceName=B, tenantName=T, flowId=1, sourceIPv4Address=10.1.1.1, destinationIPv4Address=9.9.9.9, idpAction=alert',
  'cisco-sd-wan, web filtering':
    '2026/11/20-08:14:22.5 UTC [**] [Hostname: e] [**] [Instance_ID: 1] [**] Drop [**] UTD WebFilter Blacklist [**] [URL: a.example] [VRF: 1] {TCP} 10.1.1.1:41002 -> 9.9.9.9:443',
  'cisco-sd-wan, no traffic':
    '<189>Nov 20 2026 08:14:22 edge1 %FW-4-ALERT_ON: getting aggressive, count (3/500) current 1-min rate: 1',
  'hillstone, no traffic':
    '<190>Nov 20 08:14:22 1304415172004335(root) 46083623 Traffic@FLOW: NAT: 10.1.1.1:62338->9.9.9.9:80(TCP), snat to 192.0.2.9:55490, vr trust-vr, user -@UNKNOWN, host -, rule 4',
  'sangfor-ngaf, no traffic':
    '<134>Nov 20 08:14:22 gate7 fwlog: 日志类型:IPS防护日志, 源IP:10.1.1.1, 源端口:40113, 目的IP:9.9.9.9, 目的端口:80, 动作:拒绝',
  'wrapped in a collector’s object':
    '{"@timestamp":"2026-11-20T08:14:22Z","message":"<166>Nov 20 2026 08:14:22 fw : %ASA-6-302014: Teardown TCP connection 1 for outside:9.9.9.9/443 to inside:10.1.1.1/51000 duration 0:00:01 bytes 5 TCP FINs"}',
  'wrapped pairs':
    '{"@timestamp":"2026-11-20T08:14:22Z","message":"date=2026-11-20 time=08:14:22 devname=\\"FG\\" devid=\\"FG1\\" logid=\\"0000000013\\" type=\\"traffic\\" subtype=\\"forward\\" srcip=10.1.1.1 dstip=9.9.9.9 dstport=53 action=\\"accept\\" sentbyte=1 rcvdbyte=2"}',
  'nobody’s': 'complete nonsense, with = signs and 10.1.1.1',
};

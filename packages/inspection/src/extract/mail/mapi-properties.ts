/** Property ids of messages. Source: [MS-OXPROPS]. */
export const PROPERTY = {
  subject: 0x0037,
  headers: 0x007d,
  senderName: 0x0c1a,
  senderAddress: 0x0c1f,
  displayBcc: 0x0e02,
  displayCc: 0x0e03,
  displayTo: 0x0e04,
  body: 0x1000,
  rtf: 0x1009,
  html: 0x1013,
  displayName: 0x3001,
  attachment: 0x3701,
  fileName: 0x3704,
  longFileName: 0x3707,
  internetCodePage: 0x3fde,
  messageCodePage: 0x3ffd,
  senderSmtp: 0x5d01,
} as const;

/** What Outlook keeps for itself: classes, keys, kinds of addresses, copies of the subject. */
const INTERNAL = new Set([
  0x001a, 0x003d, 0x0064, 0x0070, 0x0075, 0x0077, 0x0c1e, 0x0e1d, 0x1035, 0x1039, 0x1042, 0x1015, 0x3002,
  0x300b, 0x3703, 0x370d, 0x370e, 0x3712, 0x3a0d, 0x3ff8, 0x3ffa, 0x4019, 0x401a, 0x4022, 0x4023, 0x4024,
  0x4025, 0x5ff6, 0x5ff7, 0x5d0a, 0x5d0b,
]);

export function isInternal(id: number): boolean {
  return INTERNAL.has(id);
}

const HEADINGS: ReadonlyMap<number, string> = new Map([
  [0x0042, 'sent for'],
  [0x0065, 'sent for'],
  [0x0050, 'reply to'],
  [0x3004, 'comment'],
  [0x3a05, 'generation'],
  [0x3a06, 'given name'],
  [0x3a08, 'business telephone'],
  [0x3a09, 'home telephone'],
  [0x3a0b, 'keyword'],
  [0x3a11, 'surname'],
  [0x3a15, 'postal address'],
  [0x3a16, 'company'],
  [0x3a17, 'title'],
  [0x3a18, 'department'],
  [0x3a19, 'office'],
  [0x3a1c, 'mobile telephone'],
  [0x3a24, 'business fax'],
  [0x3a26, 'country'],
  [0x3a27, 'locality'],
  [0x3a28, 'state'],
  [0x3a29, 'street address'],
  [0x3a2a, 'postal code'],
  [0x3a2f, 'home telephone 2'],
  [0x3a42, 'birthday'],
  [0x3a48, 'spouse'],
]);

export function headingOfProperty(id: number): string | undefined {
  return HEADINGS.get(id);
}

/** Words that say a number is something else, when one is the last thing before it. */
const WORDS = [
  ...[
    'order',
    'order no',
    'order number',
    'order id',
    'invoice',
    'invoice no',
    'invoice number',
    'tracking',
    'tracking no',
  ],
  ...[
    'tracking number',
    'shipment',
    'parcel',
    'ticket',
    'ticket no',
    'case',
    'case no',
    'case number',
    'build',
    'commit',
    'revision',
  ],
  ...[
    'timestamp',
    'time',
    'ts',
    'epoch',
    'created',
    'updated',
    'version',
    'serial',
    'serial no',
    'serial number',
    'part no',
    'part number',
  ],
  ...[
    'sku',
    'ean',
    'upc',
    'gtin',
    'isbn',
    'issn',
    'uuid',
    'guid',
    'hash',
    'md5',
    'sha1',
    'sha256',
    'checksum',
    'digest',
    'etag',
    'nonce',
  ],
  ...[
    'request id',
    'trace id',
    'span id',
    'session id',
    'correlation id',
    'transaction id',
    'reference',
    'ref',
    'reference no',
    'po number',
  ],
  ...[
    'commande',
    'facture',
    'colis',
    'référence',
    'bestellung',
    'bestellnummer',
    'rechnung',
    'rechnungsnummer',
    'sendung',
    'sendungsnummer',
  ],
  ...['pedido', 'factura', 'envío', 'seguimiento', '注文番号', '請求書番号', '追跡番号', '伝票番号'],
];

const SEPARATED = String.raw`[\s_.-]{0,3}`;
const LABEL = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])(?:${WORDS.sort((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(' ', SEPARATED))
    .join(
      '|',
    )})(?:${SEPARATED}(?:no|nr|num|number|id|#))?["'\\])]{0,2}\\s{0,3}(?:is|was|[:=#.]|=>|->)?\\s{0,3}["'#]{0,2}$`,
  'iu',
);

/** Whether the text before a number ends with a label of something else: `order no. `, `"timestamp": `. */
export const endsWithOtherLabel = (before: string): boolean => LABEL.test(before.slice(-48));

import type { DocumentKind } from '../document-kind.ts';

export const PURCHASE_ORDER: DocumentKind = {
  id: 'document-purchase-order',
  name: 'Purchase order',
  risks: [],
  minimum: 8,
  signs: [
    {
      weight: 4,
      at: 'line',
      phrases: [
        'purchase order',
        'po number',
        'orden de compra',
        'pedido de compra',
        'bon de commande',
        'bestellung',
        'bestellnummer',
        '注文書',
        '発注書',
        '注文番号',
      ],
    },
    {
      weight: 2,
      at: 'anywhere',
      phrases: [
        ...[
          'ship to',
          'vendor',
          'delivery date',
          'unit price',
          'qty',
          'authorized by',
          'subtotal',
          'order date',
          'quantity',
          'shipping terms',
        ],
        ...[
          'proveedor',
          'fecha de entrega',
          'precio unitario',
          'cantidad',
          'lugar de entrega',
          'condiciones de pago',
        ],
        ...[
          'fournisseur',
          'date de livraison',
          'prix unitaire',
          'quantité',
          'adresse de livraison',
          'total ht',
        ],
        ...[
          'lieferant',
          'liefertermin',
          'einzelpreis',
          'menge',
          'lieferadresse',
          'bestelldatum',
          'lieferbedingungen',
        ],
        ...['発注先', '納期', '納入場所', '単価', '数量', '支払条件', '発注日'],
      ],
    },
  ],
  examples: {
    matching: [
      'PURCHASE ORDER\nPO number 8812  Order date 1 May\nVendor: Fabrikam\nShip to: Dock 4\nQty Unit price\n10 12.50\nSubtotal 125.00',
      'Bestellung\nBestellnummer 4500123\nLieferant: Beispiel GmbH\nMenge Einzelpreis\nLiefertermin: 01.06.2026\nLieferadresse: Werk 2',
      'BON DE COMMANDE\nFournisseur : Durand\nQuantité Prix unitaire\nDate de livraison : 12 juin\nAdresse de livraison : Lyon',
      '注文書\n発注先 株式会社鈴木\n数量 単価\n納期 6月末\n納入場所 本社',
      'ORDEN DE COMPRA\nProveedor: Gil S.A.\nCantidad Precio unitario\nFecha de entrega: 3 de junio',
    ],
    clean: [
      'Your order has shipped. Delivery date: tomorrow. Questions about a purchase order? Write to us.',
    ],
  },
};

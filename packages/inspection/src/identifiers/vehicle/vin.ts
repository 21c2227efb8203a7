import { hasVinCheckDigit, isVinForm } from '../../checks/vin.ts';
import type { DataIdentifier } from '../identifier.ts';

export const VIN: DataIdentifier = {
  id: 'vin',
  name: 'Vehicle identification number (VIN)',
  group: 'vehicle',
  risks: ['pii'],
  patterns: ['\\b[A-HJ-NPR-Z0-9]{13}[0-9]{4}\\b'],
  ignoreCase: true,
  isolated: 'word',
  check: ({ compact, text }) => {
    if (!isVinForm(compact) || !/[A-Z]/.test(compact) || !/\d/.test(compact.slice(0, 13))) return false;
    return hasVinCheckDigit(compact)
      ? text === compact || 'beside_keyword'
      : !/^[1-5]/.test(compact) && 'beside_keyword';
  },
  keywords: [
    ...[
      'vin',
      'vin number',
      'vin no',
      'vehicle identification',
      'vehicle identification number',
      'chassis',
      'chassis number',
      'vehicle',
      'car',
      'truck',
    ],
    ...[
      'fahrgestellnummer',
      'fin',
      'fahrzeug-identifizierungsnummer',
      'fahrzeugidentnummer',
      'numéro de châssis',
      'numéro de série du véhicule',
      'châssis',
    ],
    ...[
      'número de chasis',
      'bastidor',
      'número de bastidor',
      'telaio',
      'numero di telaio',
      '車台番号',
      '車体番号',
      '车架号',
    ],
  ],
  within: 40,
  reported: 'medium',
  rank: 5,
  examples: {
    matching: [
      ['The car 1M8GDM9AXKP042788 was sold', '1M8GDM9AXKP042788'],
      ['VIN: WBA3A5C57CF256651', 'WBA3A5C57CF256651'],
      ['Fahrgestellnummer WVWZZZ1JZXW000001', 'WVWZZZ1JZXW000001'],
    ],
    clean: ['VIN: 1M8GDM9A1KP042788', 'WVWZZZ1JZXW000001', 'IM8GDM9AXKP042788'],
  },
  source: 'ISO 3779; 49 CFR 565',
};

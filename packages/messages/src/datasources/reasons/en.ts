/** Reject reasons, on Sources and among events. */
export const words = {
  'datasources.reject.unknown_format': 'Unknown format',
  'datasources.reject.incomplete_line': 'Incomplete line',
  'datasources.reject.unreadable_time': 'Invalid time',
  'datasources.reject.unreadable_field': 'Invalid field',
  'datasources.reject.line_too_long': 'Line longer than 1 MiB',
  'datasources.reject.binary_data': 'Binary data',
  'datasources.reject.not_traffic': 'Not traffic',
} as const;

export const words = {
  MALFORMED_UPLOAD:
    'The upload can’t be read. Send multipart/form-data with a boundary, or the document itself as the body.',
  NOTHING_TO_INSPECT: 'Send at least one document.',
  TOO_MANY_DOCUMENTS: 'Send at most {max} documents at a time.',
  INSPECTION_BUSY: 'Too many documents are being inspected. Try again in a moment.',
} as const;

/** Errors between the gateway and a site: short text, full text and advice. */
export const words = {
  'session.gateway.retry': 'Wait a minute, then try again. If it keeps failing, contact your administrator.',
  'session.gateway.report': 'Trying again won’t help. Report the address to your administrator.',
  'session.gateway.connection': 'Connection to site',
  'session.gateway.connection.working': 'Working',
  'session.gateway.connection.failed': 'Failed',
  'session.gateway.connection.neutral': 'Not tried',
  'session.gateway.you': 'You',
  'session.gateway.gateway': 'Gateway',
  'session.gateway.site': 'Site',
  'session.gateway.said': 'Technical details',
  'session.gateway.code': 'Code',
  'session.gateway.ERR_READ_TIMEOUT': 'The site took too long to respond',
  'session.gateway.ERR_READ_TIMEOUT.text':
    'The connection was open, but no response arrived in time. The site may be busy.',
  'session.gateway.ERR_LIFETIME_EXP': 'The connection was open for too long',
  'session.gateway.ERR_LIFETIME_EXP.text':
    'Connections have a maximum duration. This one reached it and was closed.',
  'session.gateway.ERR_READ_ERROR': 'The response was interrupted',
  'session.gateway.ERR_READ_ERROR.text': 'The connection failed while the gateway was reading the response.',
  'session.gateway.ERR_WRITE_ERROR': 'Couldn’t send the request',
  'session.gateway.ERR_WRITE_ERROR.text': 'The connection failed while the gateway was sending your request.',
  'session.gateway.ERR_CONNECT_FAIL': 'The site refused the connection',
  'session.gateway.ERR_CONNECT_FAIL.text':
    'The gateway found the site, but the site refused the connection or didn’t respond.',
  'session.gateway.ERR_DNS_FAIL': 'Site name not found',
  'session.gateway.ERR_DNS_FAIL.text':
    'DNS has no address for this name. It may be misspelled or no longer exist.',
  'session.gateway.ERR_TOO_BIG': 'The request or response is too large',
  'session.gateway.ERR_TOO_BIG.text':
    'The gateway reached the site but doesn’t allow requests or responses of this size.',
  'session.gateway.ERR_INVALID_REQ': 'Invalid request',
  'session.gateway.ERR_INVALID_REQ.text':
    'The browser or app sent a malformed request, so the gateway didn’t forward it.',
  'session.gateway.ERR_UNSUP_REQ': 'Unsupported request',
  'session.gateway.ERR_UNSUP_REQ.text': 'The gateway doesn’t support its method or protocol.',
  'session.gateway.ERR_INVALID_URL': 'Invalid address',
  'session.gateway.ERR_INVALID_URL.text':
    'The address is incomplete or contains invalid characters. Check the spelling.',
  'session.gateway.ERR_ZERO_SIZE_OBJECT': 'Empty response',
  'session.gateway.ERR_ZERO_SIZE_OBJECT.text':
    'The site accepted the request and closed the connection without sending anything.',
  'session.gateway.ERR_PRECONDITION_FAILED': 'A condition of the request failed',
  'session.gateway.ERR_PRECONDITION_FAILED.text':
    'The content has changed since the browser last loaded it. Reload the page.',
  'session.gateway.ERR_CONFLICT_HOST': 'The request names two different sites',
  'session.gateway.ERR_CONFLICT_HOST.text':
    'The address and the Host header don’t match, so the gateway didn’t forward the request.',
  'session.gateway.ERR_GATEWAY_FAILURE': 'Gateway error',
  'session.gateway.ERR_GATEWAY_FAILURE.text': 'The site isn’t the cause. Your request wasn’t forwarded.',
  'session.gateway.ERR_UNSUP_HTTPVERSION': 'Unsupported HTTP version',
  'session.gateway.ERR_UNSUP_HTTPVERSION.text':
    'The browser or app uses an HTTP version that the gateway doesn’t support.',
  'session.gateway.ERR_CANNOT_FORWARD': 'The connection failed',
  'session.gateway.ERR_CANNOT_FORWARD.text': 'The gateway couldn’t forward your request to the site.',
} as const;

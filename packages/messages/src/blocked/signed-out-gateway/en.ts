/** What went wrong between the gateway and a site: in brief, in full, and what to do. */
export const words = {
  'session.gateway.retry': 'Wait a minute, then try again. If it stays, tell your administrator.',
  'session.gateway.report': 'Trying again will not help. Report the address to your administrator.',
  'session.gateway.connection': 'Connection to the site',
  'session.gateway.connection.working': 'Working',
  'session.gateway.connection.failed': 'Failed',
  'session.gateway.connection.neutral': 'Not tried',
  'session.gateway.you': 'You',
  'session.gateway.gateway': 'Gateway',
  'session.gateway.site': 'Site',
  'session.gateway.said': 'What was said',
  'session.gateway.code': 'Code',
  'session.gateway.ERR_READ_TIMEOUT': 'The site took too long to answer',
  'session.gateway.ERR_READ_TIMEOUT.text':
    'The connection to the site was open, but nothing came back in time. It may be busy.',
  'session.gateway.ERR_LIFETIME_EXP': 'The connection was open for too long',
  'session.gateway.ERR_LIFETIME_EXP.text':
    'No connection may stay open for ever. This one has reached its limit and was closed.',
  'session.gateway.ERR_READ_ERROR': 'The answer broke off',
  'session.gateway.ERR_READ_ERROR.text':
    'The connection failed while the gateway was reading what the site sent.',
  'session.gateway.ERR_WRITE_ERROR': 'The request could not be sent',
  'session.gateway.ERR_WRITE_ERROR.text':
    'The connection failed while the gateway was sending your request to the site.',
  'session.gateway.ERR_CONNECT_FAIL': 'The site does not take connections',
  'session.gateway.ERR_CONNECT_FAIL.text':
    'The gateway knows where the site is, but it refused the connection or did not react.',
  'session.gateway.ERR_DNS_FAIL': 'The site’s name was not found',
  'session.gateway.ERR_DNS_FAIL.text':
    'The name servers know no address for this name. It may be misspelt, or no longer exist.',
  'session.gateway.ERR_TOO_BIG': 'The request or the reply is too large',
  'session.gateway.ERR_TOO_BIG.text': 'The site was reached, but the gateway lets nothing of this size pass.',
  'session.gateway.ERR_INVALID_REQ': 'The request cannot be read',
  'session.gateway.ERR_INVALID_REQ.text':
    'The browser or the app sent something that is no proper request, so the gateway did not pass it on.',
  'session.gateway.ERR_UNSUP_REQ': 'The gateway does not carry this kind of request',
  'session.gateway.ERR_UNSUP_REQ.text': 'Its method or its protocol is none that the gateway passes on.',
  'session.gateway.ERR_INVALID_URL': 'The address is not valid',
  'session.gateway.ERR_INVALID_URL.text':
    'It is incomplete or holds characters that an address cannot have. Check how it is written.',
  'session.gateway.ERR_ZERO_SIZE_OBJECT': 'The site answered with nothing',
  'session.gateway.ERR_ZERO_SIZE_OBJECT.text':
    'It took the request and closed the connection without sending a single byte.',
  'session.gateway.ERR_PRECONDITION_FAILED': 'A condition of the request does not hold',
  'session.gateway.ERR_PRECONDITION_FAILED.text':
    'What was asked for has changed since the browser last saw it. Load the page anew.',
  'session.gateway.ERR_CONFLICT_HOST': 'The request names two different sites',
  'session.gateway.ERR_CONFLICT_HOST.text':
    'Its address and its host header do not agree. The gateway does not guess which one is meant.',
  'session.gateway.ERR_GATEWAY_FAILURE': 'Something failed inside the gateway',
  'session.gateway.ERR_GATEWAY_FAILURE.text':
    'The site has nothing to do with it. Your request was not passed on.',
  'session.gateway.ERR_UNSUP_HTTPVERSION': 'This version of HTTP is not spoken here',
  'session.gateway.ERR_UNSUP_HTTPVERSION.text':
    'The browser or the app uses a version of HTTP that the gateway does not know.',
  'session.gateway.ERR_CANNOT_FORWARD': 'The connection failed',
  'session.gateway.ERR_CANNOT_FORWARD.text': 'The gateway could not bring your request to the site.',
} as const;
